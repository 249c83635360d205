import { randomUUID } from 'node:crypto'
import { isGroupChat, type ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockMembership } from '#server/messaging/members/find-membership.ts'
import { ensureReportedAs } from '#server/messaging/members/member-store.ts'
import { findLatestTexts } from '#server/messaging/messages/message-store.ts'

/** So many of the latest messages of the other one are held as they were written. */
const MAX_HELD = 5

/** What somebody does over many messages; the other one answers for it. In a chat of many each message has its own. */
export function reportThread(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { threadId, report }: { threadId: ThreadId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const { kind, peer_id } = await lockMembership(tx, userId, threadId)
    if (isGroupChat(kind) || peer_id === null) throw new AppError('messaging.thread-not-found')
    const ownerId = UserId.parse(peer_id)
    const id = await ensureReportedAs(tx, { threadId, userId: ownerId, fresh: randomUUID() })
    const texts = await findLatestTexts(tx, threadId, { senderId: peer_id, limit: MAX_HELD })
    return {
      outcome: await submitReport(tx, platform, {
        reporterId: userId,
        ownerId,
        subject: { kind: 'thread', id },
        report,
        evidence: heldOf(texts),
      }),
    }
  })
}

/** Code points. */
const HELD_MAX = 4000
const heldOf = (texts: readonly string[]): string | null =>
  [...texts.join('\n\n')].slice(0, HELD_MAX).join('') || null
