import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { createEvent } from '#contract/groups/events/create-event.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import type { Group, GroupFieldsInput } from '#contract/groups/group.ts'
import { approveMember } from '#contract/groups/members/approve-member.ts'
import { changeMemberRole } from '#contract/groups/members/change-member-role.ts'
import { joinGroup } from '#contract/groups/members/join-group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { updateGroup } from '#contract/groups/update-group.ts'
import { MediaId, pictureUrl } from '#contract/media/picture.ts'
import { readThread } from '#contract/messaging/threads/read-thread.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { storePicture } from '#server/media/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, eventFields } from './events/groups.fixture.ts'
import { coffeeCircle, founded, joined, newBanner, newPeople } from './groups.fixture.ts'
import { personalData } from './public.ts'

const world = freshWorld()

const update = (
  { id, version }: Pick<Group, 'id' | 'version'>,
  by: Person | null,
  changes: Partial<GroupFieldsInput> = {},
) => world.call(updateGroup, { groupId: id, version, fields: { ...coffeeCircle(world), ...changes } }, by)
const page = async ({ id }: Pick<Group, 'id'>, person: Person | null) =>
  (await world.call(readGroup, { groupId: id }, person)).body

describe('changing a group', () => {
  it('is for those who lead it', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const group = await founded(world, lead)
    await joined(world, group, one)
    expect((await update(group, null)).error.code).toBe('auth.signed-out')
    for (const person of [one, world.people.meron])
      expect((await update(group, person)).error.code).toBe('groups.not-admin')
    await world.call(changeMemberRole, { groupId: group.id, userId: one.userId, role: 'moderator' }, lead)
    expect((await update(group, one)).error.code).toBe('groups.not-admin')
    const nowhere = { ...group, id: uuidv7() as Group['id'] }
    expect((await update(nowhere, lead)).error.code).toBe('groups.not-found')
  })

  it('holds what is asked for at its founding', async () => {
    const [lead] = await newPeople(world, 'Lead')
    const group = await founded(world, lead)
    const wrong: [Partial<GroupFieldsInput>, string][] = [
      [{ title: 'a'.repeat(101) }, 'request.invalid'],
      [{ onlineUrl: 'javascript:alert(1)' }, 'request.invalid'],
      [{ meetingType: 'online' }, 'request.invalid'],
      [{ locationCity: null }, 'request.invalid'],
      [{ endDate: '2020-01-01T00:00:00.000Z' }, 'request.invalid'],
      [{ bannerId: uuidv7() }, 'media.not-found'],
      [{ bannerId: await newBanner(world, world.people.abel) }, 'media.not-found'],
    ]
    for (const [changes, code] of wrong)
      expect((await update(group, lead, changes)).error.code, JSON.stringify(changes)).toBe(code)
    expect(await page(group, lead)).toMatchObject({ title: group.title, version: group.version })
  })

  it('is shown, and refuses whoever saves over a version they have not seen', async () => {
    const [lead] = await newPeople(world, 'Lead')
    const group = await founded(world, lead)
    const { status, body } = await update(group, lead, { title: 'Sunday coffee', rules: 'Be kind.' })
    expect(status).toBe(200)
    expect(body.group).toMatchObject({ title: 'Sunday coffee', rules: 'Be kind.' })
    expect(body.group.version).toBeGreaterThan(group.version)
    expect((await update(group, lead)).error).toMatchObject({
      code: 'groups.changed',
      details: { version: body.group.version },
    })
    const both = await Promise.all([
      update(body.group, lead, { title: 'One' }),
      update(body.group, lead, { title: 'Other' }),
    ])
    expect(both.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  it('gives new places to those who wait, and takes none away that is taken', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead, { maxMembers: 2 })
    for (const person of [one, two]) await world.call(joinGroup, { groupId: group.id, answers: [] }, person)
    expect((await page(group, two)).membership?.status).toBe('pending')
    const { body } = await update(await page(group, lead), lead, { maxMembers: 3 })
    expect(body.group.memberCount).toBe(3)
    expect((await page(group, two)).membership?.status).toBe('active')
    expect((await update(await page(group, lead), lead, { maxMembers: 2 })).error).toMatchObject({
      code: 'groups.too-few-places',
      details: { members: 3 },
    })
  })
})

describe('switching approval', () => {
  it('on: those who wait for a place wait for a decision too, in their order', async () => {
    const [lead, one, two, three] = await newPeople(world, 'Lead', 'One', 'Two', 'Three')
    const group = await founded(world, lead, { maxMembers: 2 })
    for (const person of [one, two, three]) {
      await world.clock.advance(1)
      await world.call(joinGroup, { groupId: group.id, answers: [] }, person)
    }
    const changes = { requiresApproval: true, maxMembers: 3 }
    const { body } = await update(await page(group, lead), lead, changes)
    expect(body.group).toMatchObject({ memberCount: 2, requests: 2 })
    expect((await page(group, three)).membership).toMatchObject({ waitsFor: 'approval', queuePosition: 2 })
    const decided = await world.call(approveMember, { groupId: group.id, userId: two.userId }, lead)
    expect(decided.body.memberCount).toBe(3)
  })

  it('off: those who wait for a decision are let in, as far as there is room', async () => {
    const [lead, one, two] = await newPeople(world, 'Lead', 'One', 'Two')
    const group = await founded(world, lead, { requiresApproval: true, maxMembers: 2 })
    for (const person of [one, two]) {
      await world.clock.advance(1)
      await world.call(joinGroup, { groupId: group.id, answers: [] }, person)
    }
    const { body } = await update(await page(group, lead), lead, { requiresApproval: false, maxMembers: 2 })
    expect(body.group).toMatchObject({ memberCount: 2, requests: 0 })
    expect((await page(group, one)).membership?.status).toBe('active')
    expect((await page(group, two)).membership).toMatchObject({ waitsFor: 'seat', queuePosition: 1 })
  })
})

it('a banner lies under the name of who uploaded it, in all sizes, and goes with the next one', async () => {
  const [lead] = await newPeople(world, 'Lead')
  const photo = await sharp({ create: { width: 1200, height: 400, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()
  const { id } = await storePicture(world.platform, photo, lead.userId, 'group')
  const group = await founded(world, lead, { bannerId: id })
  const { file_stem: stem } = await world.db
    .selectFrom('media')
    .select('file_stem')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  expect(stem).toMatch(new RegExp(`^listing-media/${lead.userId}/\\d{13}-[0-9a-z]+$`))
  const { storage } = world.platform
  for (const size of ['small', 'medium', 'large'])
    expect(await storage.get(`media/${stem}-${size}.webp`), size).not.toBeNull()
  const isServed = async () =>
    (await world.inject({ method: 'GET', url: pictureUrl(MediaId.parse(id), 'large', 'webp') })).statusCode
  expect(await isServed()).toBe(200)
  expect((await update(group, lead, { bannerId: null })).body.group.banner).toBeNull()
  await world.clock.advance(600)
  await world.runJobs()
  expect(await isServed()).toBe(404)
})

describe('an archived group', () => {
  it('has no meetings ahead, a closed chat, and takes no changes', async () => {
    const [lead, one] = await newPeople(world, 'Lead', 'One')
    const group = await founded(world, lead)
    await joined(world, group, one)
    const event = await callEvent(world, group.id, lead)
    await world.call(answerEvent, { eventId: event.id, answer: 'going', guests: 0 }, one)
    const thread = { threadId: ThreadId.parse(group.threadId) }
    expect((await world.call(readThread, thread, one)).body.isClosed).toBe(false)
    await world.call(archiveGroup, { groupId: group.id }, lead)
    expect(await page(group, one)).toMatchObject({ isArchived: true, upcoming: [], nextStartsAt: null })
    expect((await world.call(readEvent, { eventId: event.id }, one)).body).toMatchObject({
      isCancelled: true,
      mayEdit: false,
      mayAttend: false,
    })
    expect((await world.call(readThread, thread, one)).body.isClosed).toBe(true)
    expect((await update(await page(group, lead), lead)).error.code).toBe('groups.archived')
    const fields = eventFields(world)
    expect((await world.call(createEvent, { groupId: group.id, fields }, lead)).error.code).toBe(
      'groups.archived',
    )
  })
})

const purge = ({ userId }: Person) =>
  inTransaction(world.db, (tx) => personalData.purge(tx, userId, world.platform))

describe('when the account of whoever leads is gone', () => {
  it('a moderator leads before a member who has been there longer', async () => {
    const [lead, member, moderator] = await newPeople(world, 'Lead', 'Member', 'Moderator')
    const group = await founded(world, lead)
    for (const person of [member, moderator]) {
      await world.clock.advance(60)
      await joined(world, group, person)
    }
    const role = { groupId: group.id, userId: moderator.userId, role: 'moderator' } as const
    await world.call(changeMemberRole, role, lead)
    await purge(lead)
    const { body } = await world.call(listNotifications, {}, moderator)
    expect(body.items.map(({ notice }) => notice.kind)).toContain('group_led')
    expect(await page(group, moderator)).toMatchObject({
      admin: { userId: moderator.userId },
      memberCount: 2,
      isArchived: false,
      membership: { role: 'group_admin', mayEdit: true },
    })
    await purge(moderator)
    expect(await page(group, member)).toMatchObject({
      admin: { userId: member.userId },
      memberCount: 1,
      membership: { role: 'group_admin' },
    })
  })

  it('a group that is empty by then goes with its events, and its conversation is closed', async () => {
    const [lead] = await newPeople(world, 'Lead')
    const group = await founded(world, lead)
    await callEvent(world, group.id, lead, { repeatRule: 'FREQ=DAILY' })
    await purge(lead)
    expect((await world.call(readGroup, { groupId: group.id })).status).toBe(404)
    const thread = await world.db
      .selectFrom('thread')
      .select('closed_at')
      .where('id', '=', group.threadId)
      .executeTakeFirstOrThrow()
    expect(thread.closed_at).not.toBeNull()
    const events = world.db.selectFrom('group_event').select('id').where('group_id', '=', group.id)
    expect(await events.execute()).toEqual([])
  })
})

it('the place of an account that is gone is for whoever waited, and not for whoever comes after', async () => {
  const [lead, gone, first, later] = await newPeople(world, 'Lead', 'Gone', 'First', 'Later')
  const group = await founded(world, lead, { maxMembers: 2 })
  await joined(world, group, gone)
  await joined(world, group, first)
  await purge(gone)
  const { body } = await world.call(joinGroup, { groupId: group.id, answers: [] }, later)
  expect(body).toEqual({ outcome: 'pending', waitsFor: 'seat', queuePosition: 1, memberCount: 2 })
  expect((await page(group, first)).membership?.status).toBe('active')
})
