import { ThreadId } from '#contract/messaging/thread.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { personCards } from '#server/profiles/public.ts'
import { changeMember, findWaiting } from './member-store.ts'
import { findLastMessages } from './message-store.ts'
import { lockThread, type ThreadRow } from './thread-store.ts'
import { TELL_AFTER_MS } from './write-message.ts'

declare module '#server/platform/jobs.ts' {
  interface JobPayloads {
    'messaging.remind-unread': { threadId: string }
  }
}

/** Whoever has not read for ten minutes is told, once for all that came meanwhile. */
export function workRemindUnread(platform: Platform): void {
  platform.jobs.work('messaging.remind-unread', ({ threadId }) => remindUnread(platform, threadId))
}

async function remindUnread(platform: Platform, threadId: string): Promise<void> {
  await inTransaction(platform.db, async (tx) => {
    const thread = await lockThread(tx, threadId)
    if (!thread) return
    const dueAt = new Date(thread.last_at.getTime() + TELL_AFTER_MS)
    if (dueAt > platform.clock.now())
      return platform.jobs.send(tx, 'messaging.remind-unread', { threadId }, { startAfter: dueAt })
    const from = await nameOfLastSender(tx, thread)
    const waiting = await findWaiting(tx, threadId, {
      number: thread.last_number,
      now: platform.clock.now(),
    })
    for (const { user_id, unread } of waiting) {
      await changeMember(tx, threadId, user_id, { told_number: thread.last_number })
      await sendNotice(tx, platform, {
        userId: UserId.parse(user_id),
        notice: {
          kind: 'messages',
          subjectId: ThreadId.parse(threadId),
          facts: { from, count: unread },
        },
        byMail: true,
      })
    }
  })
}

async function nameOfLastSender(tx: Tx, { id, last_number }: ThreadRow): Promise<string | null> {
  const [last] = await findLastMessages(tx, [{ threadId: id, number: last_number }])
  if (last?.sender_id == null) return null
  const senderId = UserId.parse(last.sender_id)
  return (await personCards(tx, [senderId])).get(senderId)?.name ?? null
}
