import { describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { type Group, GroupId } from '#contract/groups/group.ts'
import { createInvite } from '#contract/groups/invites/create-invite.ts'
import { deleteInvite } from '#contract/groups/invites/delete-invite.ts'
import { GroupInviteId, INVITE_LIMITS } from '#contract/groups/invites/invite.ts'
import { listInvites } from '#contract/groups/invites/list-invites.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()
const DAY = 86_400

const invite = (
  group: Pick<Group, 'id'>,
  by: Person | null,
  { days = 7, maxUses = null }: { days?: 1 | 7 | 30; maxUses?: number | null } = {},
) => world.call(createInvite, { groupId: group.id, days, maxUses }, by)
const tokenBy = async (...asked: Parameters<typeof invite>) => (await invite(...asked)).body.invite.token
const come = (group: Pick<Group, 'id'>, person: Person | null, token: string | null) =>
  world.call(joinGroup, { groupId: group.id, answers: [], invite: token }, person)
const list = (group: Pick<Group, 'id'>, person: Person | null) =>
  world.call(listInvites, { groupId: group.id }, person)
const remove = (group: Pick<Group, 'id'>, inviteId: string, person: Person | null) =>
  world.call(deleteInvite, { groupId: group.id, inviteId: GroupInviteId.parse(inviteId) }, person)
const nowhere = { id: GroupId.parse('0198a000-0000-7000-8000-000000000000') }

const asking = { requiresApproval: true, questions: ['Why?'] }

describe('links of invites', () => {
  it('are made, read and deleted by those who lead alone', async () => {
    const [lead, member] = await newPeople(world, 'InviteLead', 'InviteMember')
    const group = await founded(world, lead)
    await joined(world, group, member)
    const { body } = await invite(group, lead, { days: 1, maxUses: 5 })
    expect(body.invite).toMatchObject({ maxUses: 5, uses: 0 })
    for (const [person, code] of [
      [null, 'auth.signed-out'],
      [member, 'groups.not-approver'],
    ] as const) {
      expect((await invite(group, person)).error.code).toBe(code)
      expect((await list(group, person)).error.code).toBe(code)
      expect((await remove(group, body.invite.id, person)).error.code).toBe(code)
    }
    expect((await invite(nowhere, lead)).error.code).toBe('groups.not-found')
    expect((await list(nowhere, lead)).error.code).toBe('groups.not-found')
    expect((await remove(nowhere, body.invite.id, lead)).error.code).toBe('groups.not-found')
    expect((await invite(group, lead, { days: 2 as never })).error.code).toBe('request.invalid')
    expect((await invite(group, lead, { maxUses: 0 })).error.code).toBe('request.invalid')
    expect((await list(group, lead)).body.items.map(({ token }) => token)).toEqual([body.invite.token])

    expect((await remove(group, body.invite.id, lead)).body).toEqual({ isDeleted: true })
    expect((await remove(group, body.invite.id, lead)).body).toEqual({ isDeleted: true })
    expect((await list(group, lead)).body.items).toEqual([])
    const [late] = await newPeople(world, 'InviteLate')
    expect((await come(group, late, body.invite.token)).error.code).toBe('groups.invite-ended')

    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect((await invite(group, lead)).error.code).toBe('groups.archived')
    expect((await list(group, lead)).error.code).toBe('groups.archived')
    expect((await remove(group, body.invite.id, lead)).error.code).toBe('groups.archived')
  })

  it('are so many of a group at a time; those that ended count no more', async () => {
    const [lead] = await newPeople(world, 'InviteMany')
    const group = await founded(world, lead)
    for (let nth = 0; nth < INVITE_LIMITS.perGroup; nth++) await invite(group, lead, { days: 1 })
    expect((await invite(group, lead)).error).toMatchObject({
      code: 'groups.too-many-invites',
      details: { limit: INVITE_LIMITS.perGroup },
    })
    await world.clock.advance(DAY)
    expect((await invite(group, lead)).status).toBe(201)
  })
})

describe('coming by a link', () => {
  it('needs no approval and no answers, also for who has asked already', async () => {
    const [lead, guest, waiting] = await newPeople(world, 'InviteHost', 'InviteGuest', 'InviteWaiting')
    const group = await founded(world, lead, asking)
    const token = await tokenBy(group, lead)
    expect((await come(group, null, token)).error.code).toBe('auth.signed-out')
    expect((await come(group, guest, null)).error.code).toBe('groups.answers-missing')
    expect((await come(group, guest, token)).body).toMatchObject({ outcome: 'joined', memberCount: 2 })
    await world.call(joinGroup, { groupId: group.id, answers: ['Because'] }, waiting)
    expect((await come(group, waiting, token)).body.outcome).toBe('joined')
    // whoever is in uses nothing up
    expect((await come(group, guest, token)).body.outcome).toBe('joined')
    expect((await list(group, lead)).body.items[0]?.uses).toBe(2)
  })

  it('waits for a place in a full group, and for nobody’s decision', async () => {
    const [lead, first, second] = await newPeople(world, 'InviteFull', 'InviteFirst', 'InviteSecond')
    const group = await founded(world, lead, { ...asking, maxMembers: 2 })
    const token = await tokenBy(group, lead)
    await come(group, first, token)
    expect((await come(group, second, token)).body).toMatchObject({ outcome: 'pending', waitsFor: 'seat' })
  })

  it('ends with its time, its count, and the office of whoever made it', async () => {
    const [lead, second, one, two] = await newPeople(
      world,
      'InviteEnd',
      'InviteHeir',
      'InviteOne',
      'InviteTwo',
    )
    const group = await founded(world, lead)
    await joined(world, group, second)
    const role = (value: 'group_admin' | 'member') =>
      world.call(changeMemberRole, { groupId: group.id, userId: second.userId, role: value }, lead)
    await role('group_admin')
    const ofSecond = await tokenBy(group, second)
    const once = await tokenBy(group, lead, { maxUses: 1 })
    const brief = await tokenBy(group, lead, { days: 1 })
    expect((await come(group, one, once)).body.outcome).toBe('joined')
    expect((await come(group, two, once)).error.code).toBe('groups.invite-ended')
    await role('member')
    expect((await come(group, two, ofSecond)).error.code).toBe('groups.invite-ended')
    await world.clock.advance(DAY)
    expect((await come(group, two, brief)).error.code).toBe('groups.invite-ended')
  })

  it('is refused for another group, an invented link, and whoever was banned', async () => {
    const [lead, guest, banned] = await newPeople(world, 'InviteOther', 'InviteStray', 'InviteBanned')
    const group = await founded(world, lead)
    const other = await founded(world, lead, { title: 'Another circle' })
    const token = await tokenBy(group, lead)
    for (const bad of [token.slice(0, -2) + 'AA', 'x', '', 'A'.repeat(46)])
      expect((await come(group, guest, bad)).error.code, bad).toBe('groups.invite-ended')
    expect((await come(group, guest, 'a'.repeat(201))).error.code).toBe('request.invalid')
    expect((await come(other, guest, token)).error.code).toBe('groups.invite-ended')
    await joined(world, group, banned)
    await world.call(removeMember, { groupId: group.id, userId: banned.userId, isBanned: true }, lead)
    expect((await come(group, banned, token)).error.code).toBe('groups.banned')
  })

  it('lets in as many as it says, also of twenty at the same moment', async () => {
    const [lead] = await newPeople(world, 'InviteRace')
    const group = await founded(world, lead)
    const token = await tokenBy(group, lead, { maxUses: 5 })
    const crowd = await newPeople(world, ...Array.from({ length: 20 }, (_, n) => `InviteCrowd${n}`))
    const answers = await Promise.all(crowd.map((person) => come(group, person, token)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5)
    expect((await list(group, lead)).body.items).toEqual([])
  })
})
