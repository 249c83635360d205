import type { GroupRow } from './group-store.ts'
import type { MemberRow } from './members/member-store.ts'

type Standing = Pick<MemberRow, 'role' | 'status'> | null

/** Decides on requests, and on who stays. */
export const mayApprove = (member: Standing): boolean =>
  member?.status === 'active' && (member.role === 'group_admin' || member.role === 'moderator')

/** Edits, hands over and archives. */
export const mayEdit = (member: Standing): boolean =>
  member?.status === 'active' && member.role === 'group_admin'

/** How people on a waitlist and members alike count: a group is full when every place is taken. */
export const isFull = ({ member_count, max_members }: Pick<GroupRow, 'member_count' | 'max_members'>) =>
  member_count >= max_members
