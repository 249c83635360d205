import type { GroupRow } from './group-store.ts'
import type { MemberRow } from './members/member-store.ts'

// Rules that the database enforces:
// - database/functions/groups/group_count_members.sql: the number of members
// - database/functions/groups/group_write_card.sql: the postal code of a group with approval stays private
// - database/functions/groups/group_coming.sql: its venues are for members

type Standing = Pick<MemberRow, 'role' | 'status'> | null

/** Decides on who stays, and calls events. */
export const mayModerate = (member: Standing): boolean =>
  member?.status === 'active' && (member.role === 'group_admin' || member.role === 'moderator')

/** Decides on requests, and reads what people answered. */
export const mayApprove = (member: Standing): boolean =>
  member?.status === 'active' && member.role === 'group_admin'

/** Edits, hands over and archives. */
export const mayEdit = (member: Standing): boolean =>
  member?.status === 'active' && member.role === 'group_admin'

/** How people on a waitlist and members alike count: a group is full when every place is taken. */
export const isFull = ({ member_count, max_members }: Pick<GroupRow, 'member_count' | 'max_members'>) =>
  member_count >= max_members
