import { DAY_MS } from '#contract/kit/duration.ts'
import { MEMBER_LIMITS } from '#contract/groups/members/membership.ts'
import type { MemberRow } from './member-store.ts'

/** From when on somebody who was declined may ask again; null when they may now. */
export function askAgainFrom(
  { status, decided_at }: Pick<MemberRow, 'status' | 'decided_at'>,
  now: Date,
): Date | null {
  if (status !== 'declined' || decided_at === null) return null
  const from = new Date(decided_at.getTime() + MEMBER_LIMITS.askAgainDays * DAY_MS)
  return from > now ? from : null
}

type Standing = Pick<MemberRow, 'user_id' | 'role' | 'status'>

/** Those who lead take anybody else out, moderators those who have no part in leading. Oneself one takes out by leaving. */
export function mayRemove(own: Standing, other: Standing): boolean {
  if (own.user_id === other.user_id) return false
  return own.role === 'group_admin' || other.role === 'member'
}

/** Nobody comes before whoever asked in the same millisecond and was first. */
export const behind = (last: Date | null, now: Date): Date =>
  last !== null && last >= now ? new Date(last.getTime() + 1) : now
