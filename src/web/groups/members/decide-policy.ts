import type { InfiniteData } from '@tanstack/react-query'
import type { GroupMember, GroupRole, OwnMembership } from '#contract/groups/members/membership.ts'

interface Page {
  items: GroupMember[]
}

/** The pages of a list without one person. */
export const withoutPerson = <P extends Page>(
  pages: InfiniteData<P, string | undefined> | undefined,
  userId: string,
): InfiniteData<P, string | undefined> | undefined =>
  pages && {
    ...pages,
    pages: pages.pages.map((page) => ({
      ...page,
      items: page.items.filter(({ person }) => person.userId !== userId),
    })),
  }

/** What can be done with a member. */
export type MemberAct = 'make_admin' | 'make_moderator' | 'make_member' | 'hand_over' | 'remove' | 'ban'

/** Admins decide about roles; a moderator takes out whoever leads nothing. Nobody acts on themselves here. */
export function actsOn(
  own: Pick<OwnMembership, 'mayEdit' | 'mayModerate'> | null,
  member: { role: GroupRole; isSelf: boolean },
): MemberAct[] {
  if (!own || member.isSelf) return []
  const takingOut: MemberAct[] =
    own.mayEdit || (own.mayModerate && member.role === 'member') ? ['remove', 'ban'] : []
  if (!own.mayEdit) return takingOut
  const roles: MemberAct[] = [
    ...(member.role === 'group_admin' ? [] : (['make_admin'] as const)),
    ...(member.role === 'moderator' ? [] : (['make_moderator'] as const)),
    ...(member.role === 'member' ? [] : (['make_member'] as const)),
  ]
  return [...roles, 'hand_over', ...takingOut]
}
