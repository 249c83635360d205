import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { TicketTopic } from '#contract/support/ticket.ts'
import { openCase } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { insertTicket } from './ticket-store.ts'
import { urgencyOf } from './ticket-view.ts'

interface Input {
  topic: TicketTopic
  message: string
  email: string | null
  language: InterfaceLanguage
}

/** @throws AppError support.email-needed */
export function sendTicket(
  { db, clock, live }: Pick<Platform, 'db' | 'clock' | 'live'>,
  { userId }: Visitor,
  { topic, message, email, language }: Input,
): Promise<{ number: number }> {
  if (userId === null && email === null) throw new AppError('support.email-needed')
  return inTransaction(db, async (tx) => {
    const id = uuidv7()
    const number = await insertTicket(tx, {
      id,
      user_id: userId,
      // a member is answered at the address of the account, whatever it is by then
      email: userId === null ? email : null,
      topic,
      message,
      language,
      created_at: clock.now(),
    })
    const subject = { kind: 'ticket', id } as const
    await openCase(
      tx,
      { clock, live },
      { subject, ownerId: userId, queue: 'support', score: urgencyOf(topic) },
    )
    return { number }
  })
}
