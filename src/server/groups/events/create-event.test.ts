import { expect, test } from 'vitest'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { createEvent } from '#contract/groups/events/create-event.ts'
import { EVENT_LIMITS } from '#contract/groups/events/event.ts'
import { listGroupEvents } from '#contract/groups/events/list-group-events.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { GroupId } from '#contract/groups/group.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, coming, DAY, eventFields, inHours, makeGroup } from './groups.fixture.ts'

const world = freshWorld()

test('signed out and as a member nobody calls an event, nor in a group that is not there', async () => {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, members: [abel] })
  const input = { groupId, fields: eventFields(world) }
  expect((await world.call(createEvent, input)).error.code).toBe('auth.signed-out')
  for (const stranger of [abel, meron])
    expect((await world.call(createEvent, input, stranger)).error.code).toBe('groups.not-admin')
  const nowhere = { ...input, groupId: GroupId.parse(uuidv7()) }
  expect((await world.call(createEvent, nowhere, sara)).error.code).toBe('groups.not-found')
  expect(await coming(world, groupId)).toEqual([])
})

test.for([
  ['no title', { title: '  ' }, 'title'],
  ['a title that is too long', { title: 'ቡ'.repeat(101) }, 'title'],
  ['neither place nor link', { venue: null }, 'venue'],
  ['a link that runs a script', { url: 'javascript:alert(1)' }, 'url'],
  ['a zone that is none', { timezone: 'Mars/Olympus' }, 'timezone'],
  ['a rule that nobody offers', { repeatRule: 'FREQ=SECONDLY' }, 'repeatRule'],
  ['room for nobody', { capacity: 0 }, 'capacity'],
  ['an end before the start', { endsAt: '2020-01-01T00:00:00Z' }, 'endsAt'],
] as const)('%s is refused', async ([, changes, path]) => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const { error } = await world.call(createEvent, { groupId, fields: eventFields(world, changes) }, sara)
  expect(error).toMatchObject({ code: 'request.invalid', details: { fields: [{ path: `fields.${path}` }] } })
})

test('without an end two hours are assumed, shown as open, also in all that follow', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const made = await callEvent(world, groupId, sara, { endsAt: null, repeatRule: 'FREQ=WEEKLY' })
  expect(made.isEndOpen).toBe(true)
  expect(Date.parse(made.endsAt) - Date.parse(made.startsAt)).toBe(2 * 3_600_000)
  const { items } = (await world.call(listGroupEvents, { groupId }, sara)).body
  expect(items.length).toBeGreaterThan(1)
  expect(items.every(({ isEndOpen }) => isEndOpen)).toBe(true)
  const { body } = await world.call(
    updateEvent,
    {
      eventId: made.id,
      version: made.version,
      scope: 'one',
      fields: eventFields(world, { startsAt: made.startsAt, endsAt: made.endsAt }),
    },
    sara,
  )
  expect(body.event.isEndOpen).toBe(false)
})

test('an event lies ahead, and within two years', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const at = (hours: number) => ({ groupId, fields: eventFields(world, { startsAt: inHours(world, hours) }) })
  expect((await world.call(createEvent, at(-1), sara)).error.code).toBe('groups.event-past')
  expect((await world.call(createEvent, at(24 * 731), sara)).error.code).toBe('groups.event-far')
  expect((await world.call(createEvent, at(24 * 729), sara)).status).toBe(201)
})

test('an archived group calls nobody', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara, changes: { archived_at: world.clock.now() } })
  const { error } = await world.call(createEvent, { groupId, fields: eventFields(world) }, sara)
  expect(error.code).toBe('groups.archived')
})

test('moderators call events too; members see the link, others only that there is one', async () => {
  const { sara, abel, meron } = world.people
  const groupId = await makeGroup(world, { admin: sara, moderators: [abel], members: [meron] })
  const url = 'https://meet.example.org/buna'
  const made = await callEvent(world, groupId, abel, { url, capacity: 12, description: 'ቡና\nand popcorn' })
  expect(made).toMatchObject({
    title: 'Coffee ceremony',
    description: 'ቡና\nand popcorn',
    timezone: 'America/New_York',
    venue: 'Meskel Square Cafe',
    groupId,
    groupTitle: 'Buna in Seattle',
    url,
    isOnline: true,
    capacity: 12,
    going: 0,
    own: null,
    isMeeting: false,
    isCancelled: false,
    version: 1,
    mayEdit: true,
    mayAttend: true,
  })
  const [[asMember], [asVisitor]] = await Promise.all([coming(world, groupId, meron), coming(world, groupId)])
  expect(asMember).toMatchObject({ url, mayEdit: false, mayAttend: true })
  expect(asVisitor).toMatchObject({ url: null, isOnline: true, mayEdit: false, mayAttend: false, faces: [] })
})

test('what repeats is written out for ninety days, and the first far one in any case', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const first = await callEvent(world, groupId, sara, { repeatRule: REPEAT_RULES.weekly })
  const weeks = await coming(world, groupId)
  expect(weeks).toHaveLength(Math.ceil((EVENT_LIMITS.writtenOutDays - 2) / 7))
  expect(weeks[0]).toMatchObject({ id: first.id, repeatRule: REPEAT_RULES.weekly })

  const other = await makeGroup(world, { admin: sara })
  const far = { startsAt: inHours(world, 24 * 200), repeatRule: REPEAT_RULES.daily }
  await callEvent(world, other, sara, far)
  expect(await coming(world, other)).toMatchObject([{ startsAt: far.startsAt }])
})

test('the same call twice is one event', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const input = { groupId, fields: eventFields(world) }
  const idempotencyKey = uuidv7()
  const both = [
    await world.call(createEvent, input, sara, { idempotencyKey }),
    await world.call(createEvent, input, sara, { idempotencyKey }),
  ]
  expect(both[0]?.body.event.id).toBe(both[1]?.body.event.id)
  expect(await coming(world, groupId)).toHaveLength(1)
})

test('a group has thirty series ahead at most, also where many are called at once', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const input = { groupId, fields: eventFields(world) }
  const answers = await Promise.all(
    Array.from({ length: EVENT_LIMITS.seriesMax + 3 }, () => world.call(createEvent, input, sara)),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused).toHaveLength(3)
  for (const { error } of refused)
    expect(error).toMatchObject({
      code: 'groups.too-many-events',
      details: { limit: EVENT_LIMITS.seriesMax },
    })
})

test('a block between two hides the events of the groups that either leads', async () => {
  const { sara } = world.people
  const guest = await world.newPerson('Almaz')
  const groupId = await makeGroup(world, { admin: sara })
  const event = await callEvent(world, groupId, sara)
  await world.call(blockUser, { userId: sara.userId }, guest)
  expect((await world.call(listGroupEvents, { groupId }, guest)).error.code).toBe('groups.not-found')
  expect((await world.call(readEvent, { eventId: event.id }, guest)).error.code).toBe(
    'groups.event-not-found',
  )
  expect((await world.call(readEvent, { eventId: event.id })).body.id).toBe(event.id)
})

test('what runs is coming until it ends; then it is past, latest first, page by page', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const made = []
  for (const hours of [1, 2, 3]) {
    const startsAt = inHours(world, hours)
    made.push(await callEvent(world, groupId, sara, { startsAt, endsAt: inHours(world, hours + 0.5) }))
  }
  const ids = made.map(({ id }) => id)
  const list = async (when: 'coming' | 'past', cursor?: string) =>
    (await world.call(listGroupEvents, { groupId, when, limit: 2, ...(cursor && { cursor }) })).body
  const page = await list('coming')
  expect(page.items.map(({ id }) => id)).toEqual(ids.slice(0, 2))
  const rest = await list('coming', page.nextCursor ?? '')
  expect(rest).toMatchObject({ items: [{ id: ids[2] }], nextCursor: null })

  await world.clock.advance(1.25 * 3600)
  expect((await list('coming')).items[0]?.id).toBe(ids[0])
  await world.clock.advance(DAY / 1000)
  expect((await list('coming')).items).toEqual([])
  const past = await list('past')
  expect(past.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
  expect((await list('past', past.nextCursor ?? '')).items.map(({ id }) => id)).toEqual([ids[0]])
  const bad = await world.call(listGroupEvents, { groupId, cursor: 'bm9uc2Vuc2U' })
  expect(bad.error.code).toBe('request.invalid')
})
