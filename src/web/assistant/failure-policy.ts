import { z } from 'zod'
import { CHAT_ERRORS } from '#contract/assistant/chat.ts'

/** Why no answer came, as far as there are words for it. */
export const FailureReason = z.enum(['tooMany', 'unpaid', 'other'])
export type FailureReason = z.infer<typeof FailureReason>

/** No answer came, or only a part of one. */
export class ChatFailure extends Error {
  readonly reason: FailureReason

  constructor(reason: FailureReason) {
    super(reason)
    this.name = 'ChatFailure'
    this.reason = reason
  }
}

/** By the HTTP status of a refusal. */
export function reasonOf(status: number): FailureReason {
  if (status === CHAT_ERRORS.tooMany.status) return 'tooMany'
  return status === CHAT_ERRORS.unpaid.status ? 'unpaid' : 'other'
}
