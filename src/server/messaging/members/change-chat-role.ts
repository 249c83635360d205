import type { Tx } from '#server/platform/database/transactions.ts'
import type { ChatPlace } from './add-chat-member.ts'
import { changeMember } from './member-store.ts'
import { findThreadsAbout } from '#server/messaging/threads/thread-store.ts'

/** Owners pin messages, take any away and set the pace. */
export async function changeChatRole(
  tx: Tx,
  { kind, subjectId, userId, role }: ChatPlace & { role: 'member' | 'owner' },
): Promise<void> {
  for (const thread of await findThreadsAbout(tx, kind, subjectId))
    await changeMember(tx, thread.id, userId, { role })
}
