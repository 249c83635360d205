import type { GroupId } from '#contract/groups/group.ts'
import type { GroupMember } from '#contract/groups/members/membership.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { mayApprove, mayModerate } from '#server/groups/group-policy.ts'
import { findGroup } from '#server/groups/group-store.ts'
import { decodeMemberCursor, encodeMemberCursor } from '#server/groups/cursor-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findMember, listMembers } from './member-store.ts'
import { viewMember, withFirstName } from './member-view.ts'

interface Asked {
  groupId: GroupId
  status: 'active' | 'pending' | 'banned'
  limit: number
  cursor?: string | undefined
}

/** Where anybody may join, visitors see first names and pictures of those who have nothing against it. */
export async function listGroupMembers(
  { db }: Pick<Platform, 'db'>,
  { userId }: Visitor,
  { groupId, status, limit, cursor }: Asked,
): Promise<{ items: GroupMember[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeMemberCursor(cursor)
  const [group, own] = await Promise.all([findGroup(db, groupId), userId && findMember(db, groupId, userId)])
  const isHidden = userId && group?.admin_id && (await isBlockedBetween(db, userId, group.admin_id))
  if (!group || isHidden) throw new AppError('groups.not-found')
  const decides = mayApprove(own)
  const mayList = status === 'active' || (status === 'pending' ? decides : mayModerate(own))
  if (!mayList) throw new AppError('groups.not-approver')
  const isInside = own?.status === 'active'
  if (group.requires_approval && !isInside) throw new AppError('groups.not-member')
  const isListed = !isInside
  const found = await listMembers(db, {
    groupId,
    viewerId: userId,
    status,
    isListed,
    after,
    limit: limit + 1,
  })
  const shown = found.slice(0, limit)
  const people = await personCards(
    db,
    shown.map(({ user_id }) => UserId.parse(user_id)),
  )
  const last = shown.at(-1)
  return {
    items: shown.flatMap((row) => {
      const person = people.get(UserId.parse(row.user_id))
      return person ? [viewMember(row, isInside ? person : withFirstName(person), decides)] : []
    }),
    nextCursor:
      last && found.length > limit
        ? encodeMemberCursor({ rank: last.rank, at: last.at, id: last.user_id })
        : null,
  }
}
