import { describe, expect, it } from 'vitest'
import type { Group } from '#contract/groups/group.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const CROWD = Array.from({ length: 50 }, () => 'Guest')
const join = (group: Group, person: Person) => world.call(joinGroup, { groupId: group.id }, person)
const statuses = async (group: Group) => {
  const rows = await world.db
    .selectFrom('group_member')
    .select(['status', 'user_id'])
    .where('group_id', '=', group.id)
    .execute()
  return {
    active: rows.filter(({ status }) => status === 'active').length,
    pending: rows.filter(({ status }) => status === 'pending').length,
  }
}

describe('at the same moment', () => {
  it('fifty race for the last place: one wins, the others wait in places 1 to 49', async () => {
    const group = await founded(world, world.people.sara, { maxMembers: 2 })
    const answers = await Promise.all((await newPeople(world, ...CROWD)).map((person) => join(group, person)))
    const outcomes = answers.map(({ body }) => body)
    expect(outcomes.filter(({ outcome }) => outcome === 'joined')).toHaveLength(1)
    const places = outcomes
      .flatMap(({ queuePosition }) => queuePosition ?? [])
      .toSorted((one, other) => one - other)
    expect(await statuses(group)).toEqual({ active: 2, pending: 49 })
    expect(places).toEqual(Array.from({ length: 49 }, (_, index) => index + 1))
    expect((await world.call(readGroup, { groupId: group.id })).body.memberCount).toBe(2)
  })

  it('two who decide approve: it counts once, and is told once', async () => {
    const { sara, abel, meron } = world.people
    const group = await founded(world, sara, { requiresApproval: true })
    await joined(world, group, abel, sara)
    await world.call(changeMemberRole, { groupId: group.id, userId: abel.userId, role: 'group_admin' }, sara)
    await join(group, meron)
    const approve = (by: Person) => world.call(approveMember, { groupId: group.id, userId: meron.userId }, by)
    const answers = await Promise.all([sara, abel, sara, abel].map(approve))
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => ({ memberCount: 3, isWaiting: false })))
    const { items } = (await world.call(listNotifications, {}, meron)).body
    expect(items.filter(({ notice }) => notice.kind === 'group_approved')).toHaveLength(1)
  })

  it('some leave and others join: never more than fit, and no place is lost', async () => {
    const group = await founded(world, world.people.sara, { maxMembers: 4 })
    const [a, b, c, ...waiting] = await newPeople(world, 'A', 'B', 'C', ...CROWD.slice(0, 5))
    for (const person of [a, b, c]) await join(group, person)
    await Promise.all([
      ...[a, b].map((person) => world.call(leaveGroup, { groupId: group.id }, person)),
      ...waiting.map((person) => join(group, person)),
    ])
    expect(await statuses(group)).toEqual({ active: 4, pending: 3 })
  })

  it('one person joins from two tabs and leaves in a third: they are in or out, once', async () => {
    const group = await founded(world, world.people.sara)
    const [person] = await newPeople(world, 'Twice')
    await Promise.all([
      join(group, person),
      join(group, person),
      world.call(leaveGroup, { groupId: group.id }, person),
    ])
    const { active } = await statuses(group)
    const { memberCount } = (await world.call(readGroup, { groupId: group.id })).body
    expect(memberCount).toBe(active)
  })
})
