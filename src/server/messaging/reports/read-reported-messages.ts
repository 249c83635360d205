import { MessageId } from '#contract/messaging/messages/message.ts'
import { AROUND_REPORTED, type ReportedMessages } from '#contract/messaging/reports/read-reported-messages.ts'
import { ThreadKind } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { findWaitingCase } from '#server/moderation/public.ts'
import { findReportedAt, readEvidence } from '#server/safety/public.ts'
import { findReportedThread } from '#server/messaging/members/member-store.ts'
import { loadMessages } from '#server/messaging/messages/load-messages.ts'
import {
  findMessage,
  findMessagesBetween,
  findMessagesUntil,
  type MessageRow,
} from '#server/messaging/messages/message-store.ts'
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
    const reported = found && (await findReported(tx, found))
    const thread = reported && (await lockThread(tx, reported.threadId))
    if (!reported || !thread) throw new AppError('messaging.report-over')
    const rows = await reported.read()
    const [first, last] = [rows.at(0), rows.at(-1)]
    if (first && last)
      await insertReading(tx, {
        id: uuidv7(),
        case_id: caseId,
        thread_id: thread.id,
        first_number: first.number,
        last_number: last.number,
        reader_id: userId,
        read_at: platform.clock.now(),
      })
    const writers = new Set(rows.flatMap(({ sender_id }) => sender_id ?? []))
    const people = await personCards(
      tx,
      [...writers].map((id) => UserId.parse(id)),
    )
    return {
      messageId: reported.messageId,
      asReported: await readEvidence(tx, reported.subject),
      kind: ThreadKind.parse(thread.kind),
      messages: await loadMessages(tx, platform, rows, userId, 'accounts'),
      people: [...people.values()],
    }
  })
}

interface Reported {
  subject: { kind: 'message' | 'thread'; id: string }
  threadId: string
  messageId: MessageId | null
  read: () => Promise<MessageRow[]>
}

/** Null: it is gone, or the case is about something else. */
async function findReported(
  tx: Tx,
  found: { subject_kind: string; subject_id: string },
): Promise<Reported | null> {
  const { subject_kind: kind, subject_id: id } = found
  if (kind === 'message') {
    const message = await findMessage(tx, id)
    if (!message) return null
    const around = { first: message.number - AROUND_REPORTED, last: message.number + AROUND_REPORTED }
    return {
      subject: { kind, id },
      threadId: message.thread_id,
      messageId: MessageId.parse(id),
      read: () => findMessagesBetween(tx, message.thread_id, around),
    }
  }
  const subject = { kind: 'thread', id } as const
  const threadId = kind === 'thread' ? await findReportedThread(tx, id) : null
  if (threadId === null) return null
  const until = await findReportedAt(tx, subject)
  if (until === null) return null
  // what was written after the report was not reported
  const latest = { until, limit: 2 * AROUND_REPORTED + 1 }
  return { subject, threadId, messageId: null, read: () => findMessagesUntil(tx, threadId, latest) }
}
