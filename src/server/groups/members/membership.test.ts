import { describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import type { Group } from '#contract/groups/group.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { declineMember } from '#contract/groups/members/decline-member.ts'
import { grantLeadership } from '#contract/groups/members/grant-leadership.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { listGroupMembers } from '#contract/groups/members/list-group-members.ts'
import { removeMember } from '#contract/groups/members/remove-member.ts'
import { unblockMember } from '#contract/groups/members/unblock-member.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { leaveThread } from '#contract/messaging/threads/leave-thread.ts'
import { removeThreadMember } from '#contract/messaging/members/remove-thread-member.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { founded, joined, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const join = (group: Group, person: Person | null, answers: string[] = []) =>
  world.call(joinGroup, { groupId: group.id, answers }, person)
const leave = (group: Group, person: Person | null) => world.call(leaveGroup, { groupId: group.id }, person)
const decide = (
  operation: typeof approveMember | typeof declineMember,
  group: Group,
  of: Person,
  by: Person | null,
) => world.call(operation, { groupId: group.id, userId: of.userId }, by)
const page = async (group: Group, person: Person | null) =>
  (await world.call(readGroup, { groupId: group.id }, person)).body
const notices = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice)
const inChat = async (group: Group, person: Person) => (await page(group, person)).threadId !== null

describe('the list of members', () => {
  it('leaves out who is hidden by a block, on either side', async () => {
    const [founder, one, other] = await newPeople(world, 'Founder', 'One', 'Other')
    const group = await founded(world, founder)
    for (const person of [one, other]) await joined(world, group, person, founder)
    const listed = async (by: Person) =>
      (await world.call(listGroupMembers, { groupId: group.id }, by)).body.items
        .map(({ person }) => person.userId)
        .toSorted()
    const all = [founder.userId, one.userId, other.userId].toSorted()
    expect(await listed(one)).toEqual(all)
    await world.call(blockUser, { userId: other.userId }, one)
    expect(await listed(one)).toEqual(all.filter((id) => id !== other.userId))
    expect(await listed(other)).toEqual(all.filter((id) => id !== one.userId))
    expect(await listed(founder)).toEqual(all)
  })
})

describe('joining', () => {
  it('is for people who signed in and have a profile', async () => {
    const group = await founded(world, world.people.sara)
    expect((await join(group, null)).error.code).toBe('auth.signed-out')
    const [bare] = await newPeople(world, 'Bare')
    await world.db.deleteFrom('profile').where('user_id', '=', bare.userId).execute()
    expect((await join(group, bare)).error.code).toBe('profiles.not-found')
  })

  it('makes a member at once, told to whoever leads, and in the chat; twice is once', async () => {
    const { sara, abel } = world.people
    const group = await founded(world, sara)
    const outcome = { outcome: 'joined', waitsFor: null, queuePosition: null, memberCount: 2 }
    expect((await join(group, abel)).body).toEqual(outcome)
    expect((await join(group, abel)).body).toEqual(outcome)
    expect(await page(group, abel)).toMatchObject({ memberCount: 2, membership: { status: 'active' } })
    expect(await inChat(group, abel)).toBe(true)
    expect(await notices(sara)).toContainEqual({
      kind: 'group_joined',
      subjectId: group.id,
      facts: { title: group.title, person: 'Abel Tesfaye' },
    })
  })

  it('waits for a place in a full group, and takes the next that comes free', async () => {
    const [lead, one, two, three] = await newPeople(world, 'Lead', 'One', 'Two', 'Three')
    const group = await founded(world, lead, { maxMembers: 2 })
    await join(group, one)
    expect((await join(group, two)).body).toEqual({
      outcome: 'pending',
      waitsFor: 'seat',
      queuePosition: 1,
      memberCount: 2,
    })
    await world.clock.advance(1)
    expect((await join(group, three)).body.queuePosition).toBe(2)
    expect((await join(group, three)).body.queuePosition).toBe(2)
    expect(await page(group, three)).toMatchObject({
      membership: { status: 'pending', waitsFor: 'seat', queuePosition: 2 },
    })
    expect((await decide(approveMember, group, three, lead)).error).toMatchObject({
      code: 'groups.full',
      details: { limit: 2 },
    })
    expect((await leave(group, one)).body).toEqual({ memberCount: 2 })
    expect((await page(group, two)).membership?.status).toBe('active')
    expect(await inChat(group, two)).toBe(true)
    expect(await inChat(group, one)).toBe(false)
    expect((await page(group, three)).membership?.queuePosition).toBe(1)
    expect((await notices(two)).map(({ kind }) => kind)).toEqual(['group_admitted'])
  })

  it('asks for a decision and answers where the group wants that', async () => {
    const { abel } = world.people
    const [lead, moderator] = await newPeople(world, 'Hirut', 'Moderator')
    const group = await founded(world, lead, {
      requiresApproval: true,
      questions: ['Where do you live?', 'Why?'],
    })
    await joined(world, group, moderator, lead)
    await world.call(
      changeMemberRole,
      { groupId: group.id, userId: moderator.userId, role: 'moderator' },
      lead,
    )
    for (const answers of [[], ['Here'], ['Here', ''], ['a', 'b', 'c']])
      expect((await join(group, abel, answers)).error).toMatchObject({
        code: 'groups.answers-missing',
        details: { count: 2 },
      })
    const asked = (await join(group, abel, ['In Bole', 'For the coffee'])).body
    expect(asked).toEqual({ outcome: 'pending', waitsFor: 'approval', queuePosition: 1, memberCount: 2 })
    expect((await notices(lead)).map(({ kind }) => kind)).toContain('group_asked')
    expect((await page(group, lead)).requests).toBe(1)
    const pending = { groupId: group.id, status: 'pending' } as const
    expect((await world.call(listGroupMembers, pending, lead)).body.items).toMatchObject([
      {
        person: { userId: abel.userId },
        waitsFor: 'approval',
        answers: [
          { question: 'Where do you live?', answer: 'In Bole' },
          { question: 'Why?', answer: 'For the coffee' },
        ],
      },
    ])
    // a moderator has no part in it
    expect((await notices(moderator)).map(({ kind }) => kind)).not.toContain('group_asked')
    expect((await page(group, moderator)).requests).toBeNull()
    expect((await world.call(listGroupMembers, pending, moderator)).error).toMatchObject({
      code: 'groups.not-approver',
      message: 'Not authorized to approve members',
    })
    for (const operation of [approveMember, declineMember])
      expect((await decide(operation, group, abel, moderator)).error.code).toBe('groups.not-approver')
    const removal = { groupId: group.id, userId: abel.userId, isBanned: false }
    expect((await world.call(removeMember, removal, moderator)).error.code).toBe('groups.not-approver')
    expect((await decide(approveMember, group, abel, null)).error.code).toBe('auth.signed-out')
    expect((await decide(approveMember, group, abel, abel)).error.code).toBe('groups.not-approver')
    expect((await decide(approveMember, group, abel, world.people.meron)).error.code).toBe(
      'groups.not-approver',
    )
    expect((await decide(approveMember, group, world.people.meron, lead)).error.code).toBe(
      'groups.member-not-found',
    )
    for (const nth of [1, 2])
      expect((await decide(approveMember, group, abel, lead)).body, String(nth)).toEqual({
        memberCount: 3,
        isWaiting: false,
      })
    // what was answered is read by those who approve alone
    const answers = async (by: Person) =>
      (await world.call(listGroupMembers, { groupId: group.id }, by)).body.items.flatMap((row) => row.answers)
    expect(await answers(lead)).toHaveLength(4)
    expect(await answers(moderator)).toEqual([])
    expect(
      (await notices(abel)).filter(({ subjectId }) => subjectId === group.id).map(({ kind }) => kind),
    ).toEqual(['group_approved'])
  })

  it('after a refusal waits for a week', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'Hopeful')
    const group = await founded(world, lead, { requiresApproval: true })
    await join(group, one)
    expect((await decide(declineMember, group, one, null)).error.code).toBe('auth.signed-out')
    expect((await decide(declineMember, group, one, one)).error.code).toBe('groups.not-approver')
    expect((await decide(declineMember, group, lead, lead)).error.code).toBe('groups.member-not-found')
    expect((await decide(declineMember, group, one, lead)).body).toEqual({ memberCount: 1 })
    expect((await notices(one)).map(({ kind }) => kind)).toEqual(['group_declined'])
    const { error } = await join(group, one)
    expect(error.code).toBe('groups.asked-too-soon')
    const { membership } = await page(group, one)
    expect(membership).toMatchObject({
      status: 'declined',
      askAgainFrom: (error.details as { until: string }).until,
    })
    await world.clock.advance(7 * 86_400)
    expect((await page(group, one)).membership?.askAgainFrom).toBeNull()
    expect((await join(group, one)).body.outcome).toBe('pending')
  })

  it('is not for whom the one who leads is hidden from: the group is not there', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'Blocked')
    const group = await founded(world, lead)
    await world.call(blockUser, { userId: one.userId }, lead)
    expect((await join(group, one)).error.code).toBe('groups.not-found')
    expect((await world.call(readGroup, { groupId: group.id }, one)).error.code).toBe('groups.not-found')
    expect((await world.call(listGroupMembers, { groupId: group.id }, one)).error.code).toBe(
      'groups.not-found',
    )
  })
})

describe('leaving', () => {
  it('takes a request back, ends a membership, and does nothing twice', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const group = await founded(world, lead, { requiresApproval: true })
    expect((await leave(group, null)).error.code).toBe('auth.signed-out')
    await join(group, one)
    expect((await leave(group, one)).body).toEqual({ memberCount: 1 })
    expect((await leave(group, one)).body).toEqual({ memberCount: 1 })
    expect((await page(group, one)).membership?.status).toBe('left')
    await joined(world, group, one, lead)
    expect((await leave(group, one)).body).toEqual({ memberCount: 1 })
  })

  it('is not for the last who leads, until they have handed over', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'Next')
    const group = await founded(world, lead)
    await join(group, one)
    expect((await leave(group, lead)).error.code).toBe('groups.last-admin')
    const hand = (by: Person | null, to: Person) =>
      world.call(grantLeadership, { groupId: group.id, userId: to.userId }, by)
    expect((await hand(null, one)).error.code).toBe('auth.signed-out')
    expect((await hand(one, one)).error.code).toBe('groups.not-admin')
    expect((await hand(lead, world.people.meron)).error.code).toBe('groups.member-not-found')
    expect((await hand(lead, one)).body).toEqual({ memberCount: 2 })
    expect((await notices(one)).map(({ kind }) => kind)).toEqual(['group_led'])
    expect(await page(group, one)).toMatchObject({
      admin: { userId: one.userId },
      membership: { role: 'group_admin', mayEdit: true },
    })
    expect((await page(group, lead)).membership).toMatchObject({ role: 'member', mayApprove: false })
    expect((await leave(group, lead)).body).toEqual({ memberCount: 1 })
  })

  it('is what leaving the chat of the group is too', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead)
    for (const person of [one, two]) await join(group, person)
    const threadId = ThreadId.parse(group.threadId)
    expect((await world.call(leaveThread, { threadId }, lead)).error.code).toBe('messaging.thread-not-found')
    expect((await world.call(leaveThread, { threadId }, one)).status).toBe(200)
    expect((await page(group, one)).membership?.status).toBe('left')
    expect((await world.call(removeThreadMember, { threadId, userId: two.userId }, two)).error.code).toBe(
      'messaging.not-owner',
    )
    expect((await world.call(removeThreadMember, { threadId, userId: two.userId }, lead)).status).toBe(200)
    expect((await page(group, two)).membership?.status).toBe('removed')
    expect((await page(group, lead)).memberCount).toBe(1)
    await join(group, two)
    expect(await inChat(group, two)).toBe(true)
  })
})

describe('those who decide', () => {
  const remove = (group: Group, of: Person, by: Person | null, isBanned = false) =>
    world.call(removeMember, { groupId: group.id, userId: of.userId, isBanned }, by)
  const giveRole = (
    group: Group,
    of: Person,
    role: 'group_admin' | 'moderator' | 'member',
    by: Person | null,
  ) => world.call(changeMemberRole, { groupId: group.id, userId: of.userId, role }, by)

  it('take members out, for good when they ban them, until that is lifted', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'Loud')
    const group = await founded(world, lead)
    await join(group, one)
    expect((await remove(group, one, null)).error.code).toBe('auth.signed-out')
    expect((await remove(group, lead, one)).error.code).toBe('groups.not-approver')
    expect((await remove(group, lead, lead)).error.code).toBe('groups.last-admin')
    expect((await remove(group, one, lead)).body).toEqual({ memberCount: 1 })
    expect((await remove(group, one, lead)).error.code).toBe('groups.member-not-found')
    expect((await join(group, one)).body.outcome).toBe('joined')
    expect((await remove(group, one, lead, true)).body).toEqual({ memberCount: 1 })
    expect(await inChat(group, one)).toBe(false)
    expect((await join(group, one)).error.code).toBe('groups.banned')
    const banned = { groupId: group.id, status: 'banned' } as const
    expect((await world.call(listGroupMembers, banned, lead)).body.items).toMatchObject([
      { status: 'banned' },
    ])
    expect((await world.call(listGroupMembers, banned, one)).error.code).toBe('groups.not-approver')
    const unblock = (by: Person | null) =>
      world.call(unblockMember, { groupId: group.id, userId: one.userId }, by)
    expect((await unblock(null)).error.code).toBe('auth.signed-out')
    expect((await unblock(one)).error.code).toBe('groups.not-approver')
    expect((await unblock(lead)).body).toEqual({ memberCount: 1 })
    expect((await unblock(lead)).error.code).toBe('groups.member-not-found')
    expect((await join(group, one)).body.outcome).toBe('joined')
  })

  it('have roles: a moderator takes members out, and touches nobody who leads', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead)
    for (const person of [one, two]) await join(group, person)
    expect((await giveRole(group, one, 'moderator', null)).error.code).toBe('auth.signed-out')
    expect((await giveRole(group, one, 'moderator', two)).error.code).toBe('groups.not-admin')
    expect((await giveRole(group, world.people.meron, 'moderator', lead)).error.code).toBe(
      'groups.member-not-found',
    )
    await giveRole(group, one, 'moderator', lead)
    expect((await page(group, one)).membership).toMatchObject({
      role: 'moderator',
      mayApprove: false,
      mayModerate: true,
      mayEdit: false,
    })
    const banned = { groupId: group.id, status: 'banned' } as const
    expect((await remove(group, two, one, true)).status).toBe(200)
    expect((await world.call(listGroupMembers, banned, one)).body.items).toHaveLength(1)
    await world.call(unblockMember, { groupId: group.id, userId: two.userId }, one)
    await join(group, two)
    expect((await giveRole(group, two, 'moderator', one)).error.code).toBe('groups.not-admin')
    expect((await remove(group, lead, one)).error.code).toBe('groups.not-approver')
    expect((await giveRole(group, lead, 'member', lead)).error.code).toBe('groups.last-admin')
    await giveRole(group, two, 'group_admin', lead)
    expect((await notices(two)).map(({ kind }) => kind)).toContain('group_led')
    expect((await giveRole(group, lead, 'member', lead)).status).toBe(200)
    expect((await page(group, lead)).admin?.userId).toBe(two.userId)
    const shown = (await world.call(listGroupMembers, { groupId: group.id }, lead)).body.items
    expect(shown.map(({ role }) => role)).toEqual(['group_admin', 'moderator', 'member'])
  })

  it('decide nothing any more in an archived group', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead, { requiresApproval: true })
    await joined(world, group, one, lead)
    await join(group, two)
    const archive = (by: Person | null) => world.call(archiveGroup, { groupId: group.id }, by)
    expect((await archive(null)).error.code).toBe('auth.signed-out')
    expect((await archive(one)).error.code).toBe('groups.not-admin')
    for (const nth of [1, 2]) expect((await archive(lead)).body, String(nth)).toEqual({ isArchived: true })
    expect((await decide(approveMember, group, two, lead)).error.code).toBe('groups.archived')
    expect((await join(group, world.people.abel)).error.code).toBe('groups.archived')
    expect((await page(group, null)).isArchived).toBe(true)
    expect((await leave(group, one)).body).toEqual({ memberCount: 1 })
  })
})

describe('the list of members', () => {
  it('goes on where a page ended', async () => {
    const [lead, ...others] = await newPeople(world, 'Lead', 'A', 'B', 'C')
    const group = await founded(world, lead)
    for (const person of others) {
      await world.clock.advance(1)
      await join(group, person)
    }
    const list = (cursor?: string) =>
      world.call(
        listGroupMembers,
        { groupId: group.id, limit: 3, ...(cursor !== undefined && { cursor }) },
        lead,
      )
    const first = (await list()).body
    const second = (await list(first.nextCursor ?? '')).body
    const ids = [...first.items, ...second.items].map(({ person }) => person.userId)
    expect(ids).toEqual([lead, ...others].map(({ userId }) => userId))
    expect(second.nextCursor).toBeNull()
    expect((await list('x')).error.code).toBe('request.invalid')
  })
})
