import { z } from 'zod'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockMessage } from '#server/messaging/members/find-membership.ts'
import type { MessageRow } from '#server/messaging/messages/message-store.ts'

const Noted = z.object({ note: z.string().nullish() })

/** What was written, also beside a card; null where there are no words. */
const wordsOf = ({ body, facts }: MessageRow): string | null =>
  body ?? (Noted.safeParse(facts).data?.note || null)

/** What the conversation itself says, and what somebody who is gone wrote, is nobody's to answer for. */
export function reportMessage(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { messageId, report }: { messageId: MessageId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const { message } = await lockMessage(tx, userId, messageId)
    if (message.sender_id === null || message.kind === 'notice')
      throw new AppError('messaging.message-not-found')
    const ownerId = UserId.parse(message.sender_id)
    const subject = { kind: 'message', id: messageId } as const
    const evidence = wordsOf(message)
    const submitted = { reporterId: userId, ownerId, subject, report, evidence }
    return { outcome: await submitReport(tx, platform, submitted) }
  })
}
