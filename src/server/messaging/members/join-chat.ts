import { THREAD_LIMITS, ThreadId } from '#contract/messaging/threads/thread.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findMembers, insertMember } from './member-store.ts'
import { pushThreadChanged } from '#server/messaging/messages/publish-changes.ts'
import { ensureThread, lockThread } from '#server/messaging/threads/thread-store.ts'
import { writePassing } from '#server/messaging/messages/write-arrival.ts'

export interface Joining {
  kind: 'group' | 'event'
  subjectId: string
  /** Whose chat it is. */
  ownerId: UserId
  userId: UserId
}

/**
 * Lets somebody into the chat of a subject, which begins with the first who comes.
 * @throws AppError messaging.thread-not-found (blocked by the owner, or taken out before), messaging.full
 */
export async function joinChat(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock' | 'live'>,
  { kind, subjectId, ownerId, userId }: Joining,
): Promise<ThreadId> {
  const at = platform.clock.now()
  if (userId !== ownerId && (await isBlockedBetween(tx, userId, ownerId)))
    throw new AppError('messaging.thread-not-found')
  const key = { kind, subjectId, openerId: ownerId, two: null }
  const { row } = await ensureThread(tx, key, { id: uuidv7(), at })
  const owner = { userId: ownerId, role: 'owner', side: null, folder: 'inbox' } as const
  await insertMember(tx, row.id, owner, { at, joinedNumber: 0 })
  if (userId === ownerId) return ThreadId.parse(row.id)
  const members = await findMembers(tx, row.id)
  if (members.some(({ user_id }) => user_id === userId)) return ThreadId.parse(row.id)
  if (members.length >= THREAD_LIMITS.membersMax) throw new AppError('messaging.full')
  const joinedNumber = row.shows_history ? 0 : row.last_number
  const newcomer = { userId, role: 'member', side: null, folder: 'inbox' } as const
  if (!(await insertMember(tx, row.id, newcomer, { at, joinedNumber })))
    throw new AppError('messaging.thread-not-found')
  const locked = (await lockThread(tx, row.id)) ?? row
  await writePassing(tx, platform, locked, { event: 'joined', userId })
  pushThreadChanged(platform, row.id, [userId])
  return ThreadId.parse(row.id)
}
