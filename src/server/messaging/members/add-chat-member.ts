import { ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeMember, findMember, insertMember } from './member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { ensureThread, lockThread } from '#server/messaging/threads/thread-store.ts'
import { writePassing } from '#server/messaging/messages/write-arrival.ts'

/** A place in the chat of a subject whose feature alone says who is in it. */
export interface ChatPlace {
  kind: 'group'
  subjectId: string
  userId: UserId
}

/** Lets somebody into a chat, which begins with the first; whoever was taken out before comes back in as well. */
export async function addChatMember(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  { kind, subjectId, userId, role }: ChatPlace & { role: 'member' | 'owner' },
): Promise<ThreadId> {
  const at = platform.clock.now()
  const key = { kind, subjectId, openerId: userId, two: null }
  const { row, isNew } = await ensureThread(tx, key, { id: uuidv7(), at })
  const before = await findMember(tx, row.id, userId)
  if (before?.removed_at) await changeMember(tx, row.id, userId, { removed_at: null })
  const joinedNumber = row.shows_history ? 0 : row.last_number
  const newcomer = { userId, role, side: null, folder: 'inbox' } as const
  const hasCome = await insertMember(tx, row.id, newcomer, { at, joinedNumber })
  await changeMember(tx, row.id, userId, { role })
  if (!hasCome) return ThreadId.parse(row.id)
  if (!isNew) {
    const locked = (await lockThread(tx, row.id)) ?? row
    await writePassing(tx, platform, locked, { event: 'joined', userId })
  }
  pushThreadChanged(platform, row.id, [userId])
  return ThreadId.parse(row.id)
}
