import { z } from 'zod'
import type { Topic } from './topic.ts'

/** A kind of notice, described by the feature that sends it; src/contract/notices.ts has them all. */
export interface NoticeDefinition<Facts extends z.ZodType> {
  /** What people switch on and off. */
  topic: Topic
  /** What its sentence is made of. */
  facts: Facts
  /** Facts of two unread notices about one subject within a short while; the newer ones by default. */
  join?(older: z.infer<Facts>, newer: z.infer<Facts>): z.infer<Facts>
  /** The feature sends a mail of its own, with more in it than a notice says. */
  hasOwnMail?: true
}

export const NoticeTitle = z.string().max(800)
/** Minor units (cents) of a currency. */
export const NoticeMoney = z.object({ minor: z.int().min(0), currency: z.string().length(3) })
