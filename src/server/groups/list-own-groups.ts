import type { GroupCard, GroupId } from '#contract/groups/group.ts'
import { GroupRole, MembershipStatus } from '#contract/groups/members/membership.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import { findCards } from './card-store.ts'
import { findMembershipsOf } from './members/member-store.ts'

interface OwnGroups {
  items: { group: GroupCard; role: GroupRole; status: MembershipStatus; isArchived: boolean }[]
  nextCursor: string | null
}

/** Archived ones are among them, and can be left. */
export async function listOwnGroups(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { limit, cursor }: { limit: number; cursor?: string | undefined },
): Promise<OwnGroups> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await findMembershipsOf(db, userId, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const cards = await findCards(
    db,
    shown.map(({ group_id }) => group_id),
  )
  const last = shown.at(-1)
  return {
    items: shown.flatMap(({ group_id, role, status, is_archived: isArchived }) => {
      const group = cards.get(group_id as GroupId)
      if (!group) return []
      return [{ group, role: GroupRole.parse(role), status: MembershipStatus.parse(status), isArchived }]
    }),
    nextCursor: last && found.length > limit ? encodeTimeCursor({ at: last.at, id: last.group_id }) : null,
  }
}
