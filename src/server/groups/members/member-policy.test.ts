import { DAY_MS } from '#contract/kit/duration.ts'
import { describe, expect, it } from 'vitest'
import { MEMBER_LIMITS } from '#contract/groups/members/membership.ts'
import { askAgainFrom, mayRemove } from './member-policy.ts'

const NOW = new Date('2026-09-11T12:00:00Z')

describe('who is taken out of a group', () => {
  const standing = (user_id: string, role: 'group_admin' | 'moderator' | 'member') =>
    ({ user_id, role, status: 'active' }) as const

  it.each([
    ['an admin takes out an admin', 'group_admin', 'group_admin', true],
    ['an admin takes out a moderator', 'group_admin', 'moderator', true],
    ['a moderator takes out a member', 'moderator', 'member', true],
    ['a moderator does not take out a moderator', 'moderator', 'moderator', false],
    ['a moderator does not take out an admin', 'moderator', 'group_admin', false],
  ] as const)('%s', (_, own, other, may) => {
    expect(mayRemove(standing('one', own), standing('other', other))).toBe(may)
  })

  it('is never oneself: that is leaving', () => {
    expect(mayRemove(standing('one', 'group_admin'), standing('one', 'group_admin'))).toBe(false)
  })
})

describe('asking again after a no', () => {
  const declined = (days: number) =>
    ({ status: 'declined', decided_at: new Date(NOW.getTime() - days * DAY_MS) }) as const

  it('waits its days and no longer', () => {
    const { askAgainDays } = MEMBER_LIMITS
    expect(askAgainFrom(declined(askAgainDays - 1), NOW)).toEqual(new Date(NOW.getTime() + DAY_MS))
    expect(askAgainFrom(declined(askAgainDays), NOW)).toBeNull()
    expect(askAgainFrom({ status: 'pending', decided_at: null }, NOW)).toBeNull()
  })
})
