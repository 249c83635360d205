import { z } from 'zod'

/** What somebody who has done it can be asked about: a post asks, and people offer to answer. */
export const ASK_TOPICS = ['licensing', 'credentials', 'interviews', 'business', 'study'] as const
export const AskTopic = z.enum(ASK_TOPICS)
export type AskTopic = z.infer<typeof AskTopic>
