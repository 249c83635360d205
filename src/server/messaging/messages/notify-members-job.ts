import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { personCards } from '#server/profiles/public.ts'
import { changeMember, findAliasName, findWaiting } from '#server/messaging/members/member-store.ts'
import { findLastMessages } from './message-store.ts'
import { findThread } from '#server/messaging/threads/thread-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'messaging.tell-members': { threadId: string }
  }
}

/** In one transaction: a chat of hundreds is not held up by telling all of them. */
const BATCH = 50
/** Whoever has not read for this long gets a mail. */
const MAIL_AFTER_MS = 10 * 60_000

/** Notifies those who have not read what was written a moment ago: in the app and by push, and later by mail. */
export function workNotifyMembers(platform: Platform): void {
  platform.jobs.work('messaging.tell-members', async ({ threadId }) => {
    while ((await notifyBatch(platform, threadId)) === BATCH);
  })
}

function notifyBatch(platform: Platform, threadId: string): Promise<number> {
  return inTransaction(platform.db, async (tx) => {
    const thread = await findThread(tx, threadId)
    if (!thread) return 0
    const { last_number: number, last_at } = thread
    const [last] = await findLastMessages(tx, [{ threadId, number }])
    const senderId = last?.sender_id ?? null
    const now = platform.clock.now()
    const waiting = await findWaiting(tx, threadId, { number, senderId, now, limit: BATCH })
    const from = waiting.length === 0 ? null : await nameOf(tx, threadId, senderId)
    for (const { user_id, unread } of waiting) {
      await changeMember(tx, threadId, user_id, { told_number: number })
      await sendNotice(tx, platform, {
        userId: UserId.parse(user_id),
        notice: { kind: 'messages', subjectId: ThreadId.parse(threadId), facts: { from, count: unread } },
        aboutId: senderId,
        key: `messages.${threadId}.${number}`,
        byMail: true,
        mailAfter: new Date(last_at.getTime() + MAIL_AFTER_MS),
      })
    }
    return waiting.length
  })
}

async function nameOf(tx: Tx, threadId: string, senderId: string | null): Promise<string | null> {
  if (senderId === null) return null
  const id = UserId.parse(senderId)
  const alias = await findAliasName(tx, threadId, id)
  return alias ?? (await personCards(tx, [id])).get(id)?.name ?? null
}
