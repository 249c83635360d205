import {
  isGroupChat,
  THREAD_LIMITS,
  type ThreadId,
  type ThreadMember,
  ThreadRole,
} from '#contract/messaging/threads/thread.ts'
import { type PersonCard, UserId } from '#contract/profiles/profile.ts'
import { personCards } from '#server/profiles/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findFormerMembers, findMembers } from './member-store.ts'
import { findMembership } from './find-membership.ts'

/** @throws AppError messaging.thread-not-found, also for conversations of two: who matched has no account there */
export async function listThreadMembers(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { threadId }: { threadId: ThreadId },
): Promise<{ members: ThreadMember[]; former: PersonCard[] }> {
  const { kind } = await findMembership(db, userId, threadId)
  if (!isGroupChat(kind)) throw new AppError('messaging.thread-not-found')
  const rows = await findMembers(db, threadId)
  const gone = await findFormerMembers(db, threadId, THREAD_LIMITS.membersMax)
  const ids = [...rows, ...gone].map(({ user_id }) => UserId.parse(user_id))
  const cards = await personCards(db, ids)
  const members = rows.flatMap(({ user_id, role, joined_at }) => {
    const person = cards.get(UserId.parse(user_id))
    return person ? [{ person, role: ThreadRole.parse(role), joinedAt: joined_at.toISOString() }] : []
  })
  return { members, former: gone.flatMap(({ user_id }) => cards.get(UserId.parse(user_id)) ?? []) }
}
