import { MessageId } from '#contract/messaging/messages/message.ts'
import { AROUND_REPORTED, type ReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { ThreadKind } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findWaitingCase } from '#server/moderation/public.ts'
import { readEvidence } from '#server/safety/public.ts'
import { loadMessages } from '#server/messaging/messages/load-messages.ts'
import { findMessage, findMessagesBetween } from '#server/messaging/messages/message-store.ts'
import { insertReading } from './report-reading-store.ts'
import { lockThread } from '#server/messaging/threads/thread-store.ts'

/** The only way for staff into a conversation. Nothing is shown whose reading is not on record. */
export function readReportedMessages(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { caseId }: { caseId: CaseId },
): Promise<ReportedMessages> {
  return inTransaction(platform.db, async (tx) => {
    // whom it is about learns nothing of it, also on the staff
    const found = await findWaitingCase(tx, caseId, userId)
    const reported = found?.subject_kind === 'message' ? await findMessage(tx, found.subject_id) : null
    const thread = reported && (await lockThread(tx, reported.thread_id))
    if (!reported || !thread) throw new AppError('messaging.report-over')
    const rows = await findMessagesBetween(tx, thread.id, {
      first: reported.number - AROUND_REPORTED,
      last: reported.number + AROUND_REPORTED,
    })
    await insertReading(tx, {
      id: uuidv7(),
      case_id: caseId,
      thread_id: thread.id,
      first_number: rows[0]?.number ?? reported.number,
      last_number: rows.at(-1)?.number ?? reported.number,
      reader_id: userId,
      read_at: platform.clock.now(),
    })
    const writers = new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))
    const people = await personCards(
      tx,
      [...writers].map((id) => UserId.parse(id)),
    )
    return {
      messageId: MessageId.parse(reported.id),
      asReported: await readEvidence(tx, { kind: 'message', id: reported.id }),
      kind: ThreadKind.parse(thread.kind),
      messages: await loadMessages(tx, platform, rows, userId, 'accounts'),
      people: [...people.values()],
    }
  })
}
