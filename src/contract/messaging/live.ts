import { z } from 'zod'
import { UserId } from '#contract/profiles/profile.ts'
import { MemberId } from './members/member.ts'
import { Message } from './messages/message.ts'
import { ThreadId } from './threads/thread.ts'

/** What the server pushes. Never the truth: whoever missed something reads it again over HTTP. */
export const MESSAGING_SERVER_EVENTS = {
  /** A new message, or one that changed: the number says which. */
  'messaging.message': z.object({ message: Message }),
  /** Somebody got or read up to there. */
  'messaging.receipt': z.object({
    threadId: ThreadId,
    memberId: MemberId,
    deliveredNumber: z.int().min(0),
    readNumber: z.int().min(0),
  }),
  'messaging.typing': z.object({ threadId: ThreadId, memberId: MemberId }),
  /** Never of somebody one matched with: two who come and go in the same moments are one. */
  'messaging.presence': z.object({ userId: UserId, isOnline: z.boolean() }),
  /** The conversation, or one's own place in it, changed: read it again. */
  'messaging.thread-changed': z.object({ threadId: ThreadId }),
} as const
export type MessagingServerEvent = keyof typeof MESSAGING_SERVER_EVENTS

/** What a client may say over its connection; each is answered with `{ ok }` or `{ error: code }`. */
export const MESSAGING_CLIENT_EVENTS = {
  'messaging.typing': z.strictObject({ threadId: ThreadId }),
} as const
