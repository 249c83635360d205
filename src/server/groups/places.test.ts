import { afterAll, describe, expect, it } from 'vitest'
import { io, type Socket } from 'socket.io-client'
import { changePlaces } from '#contract/groups/change-places.ts'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GROUP_SERVER_EVENTS } from '#contract/groups/live.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { leaveGroup } from '#contract/groups/members/leave-group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { founded, newPeople } from '#server/groups/groups.fixture.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld({ listen: true })
const open: Socket[] = []
afterAll(() => open.forEach((socket) => socket.disconnect()))

type Founded = Awaited<ReturnType<typeof founded>>
const places = (group: Founded, maxMembers: number, person: Person | null) =>
  world.call(changePlaces, { groupId: group.id, maxMembers }, person)
const ask = (group: Founded, person: Person) =>
  world.call(joinGroup, { groupId: group.id, answers: [] }, person)
const approve = (group: Founded, of: Person, by: Person, whenFull: 'refuse' | 'wait' = 'refuse') =>
  world.call(approveMember, { groupId: group.id, userId: of.userId, whenFull }, by)
const standing = async (group: Founded, person: Person) =>
  (await world.call(readGroup, { groupId: group.id }, person)).body.membership

describe('more places', () => {
  it('are made by those who lead, within limits, for no fewer than there are', async () => {
    const [lead, member] = await newPeople(world, 'Leader', 'Guest')
    const group = await founded(world, lead, { maxMembers: 2 })
    await ask(group, member)
    expect((await places(group, 10, null)).error.code).toBe('auth.signed-out')
    expect((await places(group, 10, member)).error.code).toBe('groups.not-admin')
    const nowhere = GroupId.parse('0198a000-0000-7000-8000-000000000000')
    expect((await places({ ...group, id: nowhere }, 10, lead)).error.code).toBe('groups.not-found')
    for (const count of [1, 501, 2.5])
      expect((await places(group, count, lead)).error.code).toBe('request.invalid')
    const three = await founded(world, lead, { maxMembers: 3 })
    for (const person of await newPeople(world, 'Second', 'Third')) await ask(three, person)
    expect((await places(three, 2, lead)).error).toMatchObject({
      code: 'groups.too-few-places',
      details: { members: 3 },
    })
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect((await places(group, 10, lead)).error.code).toBe('groups.archived')
  })

  it('are taken at once by those who wait for one', async () => {
    const [lead, in1, waits1, waits2] = await newPeople(
      world,
      'Chair',
      'Inside',
      'FirstWaiting',
      'NextWaiting',
    )
    const group = await founded(world, lead, { maxMembers: 2 })
    for (const person of [in1, waits1]) await ask(group, person)
    await world.clock.advance(1)
    await ask(group, waits2)
    expect((await places(group, 3, lead)).body).toEqual({ memberCount: 3, maxMembers: 3 })
    expect((await standing(group, waits1))?.status).toBe('active')
    expect((await standing(group, waits2))?.queuePosition).toBe(1)
  })
})

describe('a full group that approves its members', () => {
  it('refuses, or lets somebody approved wait for a place, which they take by themselves', async () => {
    const [lead, in1, asks] = await newPeople(world, 'Head', 'Sitting', 'Asking')
    const group = await founded(world, lead, { maxMembers: 2, requiresApproval: true })
    await ask(group, in1)
    await approve(group, in1, lead)
    await ask(group, asks)
    expect((await approve(group, asks, lead)).error.code).toBe('groups.full')
    expect((await approve(group, asks, lead, 'wait')).body).toEqual({ memberCount: 2, isWaiting: true })
    expect((await approve(group, asks, lead, 'wait')).body.isWaiting).toBe(true)
    expect(await standing(group, asks)).toMatchObject({
      status: 'pending',
      waitsFor: 'seat',
      queuePosition: 1,
    })
    await world.call(leaveGroup, { groupId: group.id }, in1)
    expect((await standing(group, asks))?.status).toBe('active')
  })

  it('makes a member of somebody approved as long as there is room, also with “wait”', async () => {
    const [lead, asks] = await newPeople(world, 'Opener', 'Welcome')
    const group = await founded(world, lead, { requiresApproval: true })
    await ask(group, asks)
    expect((await approve(group, asks, lead, 'wait')).body).toEqual({ memberCount: 2, isWaiting: false })
  })
})

it('who waits sees the count change while they look, and strangers are told nothing', async () => {
  const [lead, asks, other, stranger] = await newPeople(world, 'Watcher', 'Pending', 'Coming', 'Passerby')
  const group = await founded(world, lead, { requiresApproval: true, maxMembers: 2 })
  await ask(group, asks)
  await ask(group, other)
  const counts: { who: string; memberCount: number }[] = []
  for (const [who, person] of [
    ['asks', asks],
    ['stranger', stranger],
  ] as const) {
    const token = await world.token(person)
    const socket = io(world.url, { auth: { token }, reconnection: false, transports: ['websocket'] })
    open.push(socket)
    await new Promise<void>((done) => void socket.once('connect', () => done()))
    socket.on('groups.counted', (payload: unknown) => {
      const { memberCount } = GROUP_SERVER_EVENTS['groups.counted'].parse(payload)
      counts.push({ who, memberCount })
    })
  }
  await approve(group, other, lead)
  await expect.poll(() => counts).toEqual([{ who: 'asks', memberCount: 2 }])
})
