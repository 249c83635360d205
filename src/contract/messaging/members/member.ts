import { z } from 'zod'
import { Picture } from '#contract/media/picture.ts'

/**
 * Names somebody within one conversation: by their account, or, where two met without names, by an alias that is good in
 * that conversation alone. Only there it says who wrote, and no other operation takes it.
 */
export const MemberId = z.uuid()
export type MemberId = z.infer<typeof MemberId>

/** The other one in a conversation of two, as one knows them there. */
export const Peer = z.object({
  memberId: MemberId,
  /** The display name, else the full name; of a match never the full name. */
  name: z.string(),
  /** Null in matches too: the picture others know them by leads out of dating. */
  avatar: Picture.nullable(),
})
export type Peer = z.infer<typeof Peer>
