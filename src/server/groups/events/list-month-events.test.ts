import { expect, test } from 'vitest'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { listMonthEvents } from '#contract/groups/events/list-month-events.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { callEvent, changeGroup, DAY, makeGroup } from './groups.fixture.ts'

const world = freshWorld()
const SEATTLE = { lat: 47.6062, lng: -122.3321 }
const PORTLAND = { lat: 45.5152, lng: -122.6784 }
const TACOMA = { lat: 47.2529, lng: -122.4443 }
const ONLINE = {
  meeting_type: 'online',
  online_url: 'https://meet.example.org/x',
  lat: null,
  lng: null,
}

const dayAfter = (days: number) =>
  new Date(world.clock.now().getTime() + days * DAY).toISOString().slice(0, 10)

const list = async (place: Partial<typeof SEATTLE>, as: Person | null = null, days = 10) =>
  (
    await world.call(
      listMonthEvents,
      { from: dayAfter(0), until: dayAfter(days), timeZone: 'UTC', ...place },
      as,
    )
  ).body

const event = async (changes: Record<string, unknown>, fields: Record<string, unknown> = {}) => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara, changes })
  return callEvent(world, groupId, sara, fields)
}

test.for([
  ['days that are none', { from: '2027-02-30', until: '2027-03-01' }],
  ['an end before the begin', { from: '2027-03-02', until: '2027-03-01' }],
  ['more than six weeks', { from: '2027-03-01', until: '2027-04-12' }],
  ['half a place', { from: '2027-03-01', until: '2027-03-02', lat: 47 }],
  ['a zone that is none', { from: '2027-03-01', until: '2027-03-02', timeZone: 'Mars' }],
] as const)('%s are refused', async ([, input]) => {
  expect((await world.call(listMonthEvents, input as never)).error.code).toBe('request.invalid')
})

test('what is within a hundred miles, and what is online, soonest first', async () => {
  const url = 'https://meet.example.org/x'
  const near = await event({})
  const beside = await event(TACOMA)
  const online = await event(ONLINE, { venue: null, url })
  const far = await event(PORTLAND)
  const called = await event({})
  await world.call(cancelEvent, { eventId: called.id, scope: 'one' }, world.people.sara)
  const archived = await event({})
  await world.db
    .updateTable('community_group')
    .set({ archived_at: world.clock.now() })
    .where('id', '=', archived.groupId)
    .execute()

  const ids = (await list(SEATTLE)).items.map(({ id }) => id)
  expect(ids).toEqual([near.id, beside.id, online.id])
  expect((await list(PORTLAND)).items.map(({ id }) => id)).toEqual([online.id, far.id])
  expect((await list({})).items).toHaveLength(4)
  const [first] = (await list(SEATTLE)).items
  expect(first).toMatchObject({ groupId: near.groupId, groupTitle: 'Buna in Seattle', isOnline: false })
  expect(JSON.stringify(await list(SEATTLE))).not.toContain(url)
})

test('days begin and end in the zone that is asked for, and the last one counts', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara, changes: { lat: -33.86, lng: 151.2 } })
  // half past midnight of a day in Addis Ababa is the evening before in UTC
  const day = dayAfter(20)
  const startsAt = new Date(`${day}T00:30:00+03:00`).toISOString()
  const made = await callEvent(world, groupId, sara, { startsAt })
  const on = async (date: string, timeZone: string) =>
    (
      await world.call(listMonthEvents, { from: date, until: date, timeZone, lat: -33.86, lng: 151.2 })
    ).body.items.some(({ id }) => id === made.id)
  expect(await on(day, 'Africa/Addis_Ababa')).toBe(true)
  // it lasts two hours: into the next day of UTC, but not beyond it
  expect(await on(dayAfter(19), 'UTC')).toBe(true)
  expect(await on(dayAfter(19), 'Africa/Addis_Ababa')).toBe(false)
  expect(await on(dayAfter(21), 'Africa/Addis_Ababa')).toBe(false)
})

test('groups of people who are hidden from the reader are left out', async () => {
  const guest = await world.newPerson('Almaz')
  const before = (await list(SEATTLE, guest)).items.length
  expect(before).toBeGreaterThan(0)
  await world.call(blockUser, { userId: world.people.sara.userId }, guest)
  expect((await list(SEATTLE, guest)).items).toEqual([])
  expect((await list(SEATTLE)).items).toHaveLength(before)
})

test('no more are listed than a screen shows, and what is near is not crowded out', async () => {
  const { sara } = world.people
  const location = {
    ...ONLINE,
    repeat_rule: 'FREQ=DAILY',
    starts_at: new Date(world.clock.now().getTime() + DAY),
  }
  for (let nth = 0; nth < 12; nth++) {
    const groupId = await makeGroup(world, { admin: sara, changes: location })
    await changeGroup(world, groupId, { title: `Online ${nth}` })
  }
  const near = await event(SEATTLE, { startsAt: `${dayAfter(28)}T12:00:00.000Z` })
  const page = await list(SEATTLE, null, 30)
  expect(page.capped).toBe(true)
  expect(page.items).toHaveLength(300)
  expect(page.items.map(({ id }) => id)).toContain(near.id)
  expect(page.items.map(({ startsAt }) => startsAt)).toEqual(
    page.items.map(({ startsAt }) => startsAt).toSorted(),
  )
})
