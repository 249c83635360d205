import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { REPEAT_RULES } from '#contract/groups/repeat-rule.ts'
import {
  beforeSpring,
  callEvent,
  coming,
  DAY,
  eventFields,
  makeGroup,
} from '#server/groups/events/groups.fixture.ts'
import { expand } from '#server/groups/events/series/recurrence-policy.ts'
import type { SeriesRow } from '#server/groups/events/series/series-store.ts'
import { freshWorld } from '#server/testing/world.ts'
import { writeGroupCalendar } from './calendar-view.ts'

const world = freshWorld()
const SITE = 'https://mesob.example.org'
const NOW = new Date('2026-11-01T12:00:00Z')

/** What a calendar program makes of a file: the masters, with their zones and exceptions. */
function parse(text: string) {
  const root = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of root.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  const parts = root.getAllSubcomponents('vevent')
  const masters = parts.filter((part) => !part.hasProperty('recurrence-id'))
  const events = masters.map((part) => {
    const uid = part.getFirstPropertyValue('uid')
    const exceptions = parts.filter(
      (other) => other.hasProperty('recurrence-id') && other.getFirstPropertyValue('uid') === uid,
    )
    return new ICAL.Event(part, { exceptions })
  })
  ICAL.TimezoneService.reset()
  return { root, parts, events }
}

/** As the library gives it; its own types leave it open. */
interface Occurrence {
  item: ICAL.Event
  startDate: ICAL.Time
}

/** Instants at which an event begins, up to so many. */
function startsOf(event: ICAL.Event, limit: number): string[] {
  const found: string[] = []
  const walk = event.iterator()
  for (let next = walk.next(); next && found.length < limit; next = walk.next()) {
    const { item, startDate } = event.getOccurrenceDetails(next) as Occurrence
    if (item.component.getFirstPropertyValue('status') !== 'CANCELLED')
      found.push(startDate.toJSDate().toISOString())
  }
  return found
}

const fetchText = async (url: string, headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url, headers })

const SERIES: SeriesRow = {
  id: '018f0000-0000-7000-8000-000000000001',
  group_id: '018f0000-0000-7000-8000-000000000002',
  is_meeting: true,
  starts_at: new Date('2027-02-27T23:00:00Z'),
  duration: 90,
  ends_open: false,
  time_zone: 'America/New_York',
  repeat_rule: REPEAT_RULES.weekly,
  ends_before: null,
  written_until: new Date('2027-06-01T00:00:00Z'),
  title: 'Buna',
  description: null,
  venue: null,
  url: null,
  capacity: null,
  price_kind: null,
  price_minor: null,
  price_currency: null,
  cover_media_id: null,
  created_at: new Date('2027-02-01T00:00:00Z'),
  updated_at: new Date('2027-02-01T00:00:00Z'),
  sequence: 0,
}

test('a Saturday at 18:00 in New York over 14 March 2027 is the same in a calendar of one’s own', () => {
  const text = writeGroupCalendar(
    { title: 'Buna', requires_approval: false, location_city: null },
    { repeating: [SERIES], singular: [] },
    SITE,
    NOW,
  )
  const [event] = parse(text).events
  if (!event) throw new Error('There is one.')
  expect(startsOf(event, 5)).toEqual([
    '2027-02-27T23:00:00.000Z',
    '2027-03-06T23:00:00.000Z',
    '2027-03-13T23:00:00.000Z',
    '2027-03-20T22:00:00.000Z',
    '2027-03-27T22:00:00.000Z',
  ])
})

test.for(['America/New_York', 'Africa/Cairo', 'America/Sao_Paulo', 'Africa/Casablanca'])(
  'what has met since 2005 in %s meets at the same instants for years from now',
  (timeZone) => {
    const recurrence = {
      startsAt: new Date('2005-01-08T17:00:00Z'),
      timeZone,
      repeatRule: REPEAT_RULES.weekly,
      endsBefore: null,
    }
    const own = expand(recurrence, recurrence.startsAt, new Date('2035-12-31T00:00:00Z'))
    const series = { ...SERIES, starts_at: recurrence.startsAt, time_zone: timeZone }
    const text = writeGroupCalendar(
      { title: 'x', requires_approval: false, location_city: null },
      { repeating: [series], singular: [] },
      SITE,
      NOW,
    )
    const [event] = parse(text).events
    expect(event && startsOf(event, own.length)).toEqual(own.map((at) => at.toISOString()))
  },
)

test.for([
  'America/New_York',
  'America/Los_Angeles',
  'Europe/London',
  'Europe/Dublin',
  'Asia/Jerusalem',
  'Africa/Addis_Ababa',
  'Africa/Cairo',
  'Australia/Sydney',
  'America/Phoenix',
  'UTC',
])('two years of each rule in %s are the same instants', (timeZone) => {
  for (const repeatRule of [
    REPEAT_RULES.daily,
    REPEAT_RULES.weekly,
    REPEAT_RULES.monthly,
    REPEAT_RULES.mon_wed_fri,
  ]) {
    const recurrence = { startsAt: new Date('2027-01-04T17:00:00Z'), timeZone, repeatRule, endsBefore: null }
    const until = new Date('2029-01-04T17:00:00Z')
    const own = expand(recurrence, recurrence.startsAt, until).map((at) => at.toISOString())
    const series = {
      ...SERIES,
      starts_at: new Date(own[0] ?? ''),
      time_zone: timeZone,
      repeat_rule: repeatRule,
    }
    const text = writeGroupCalendar(
      { title: 'x', requires_approval: false, location_city: null },
      { repeating: [series], singular: [] },
      SITE,
      NOW,
    )
    const [event] = parse(text).events
    expect(event && startsOf(event, own.length)).toEqual(own)
  }
})

test('the feed of a group says what the API says, over the change of the clocks', async () => {
  const { sara, abel } = world.people
  const startsAt = beforeSpring(world.clock.now())
  await world.clock.advance((startsAt.getTime() - DAY - world.clock.now().getTime()) / 1000)
  const groupId = await makeGroup(world, { admin: sara, members: [abel] })
  const secret = 'https://meet.example.org/secret'
  await callEvent(world, groupId, sara, {
    startsAt: startsAt.toISOString(),
    repeatRule: REPEAT_RULES.weekly,
    url: secret,
  })
  const weeks = await coming(world, groupId)
  const [, second, third, fourth] = weeks
  if (!second || !third || !fourth) throw new Error('There are four.')
  await world.call(answerEvent, { eventId: third.id, answer: 'going' }, abel)
  const moved = new Date(Date.parse(second.startsAt) + DAY).toISOString()
  const fields = eventFields(world, { startsAt: moved, title: 'Feast' })
  await world.call(updateEvent, { eventId: second.id, version: 1, scope: 'one', fields }, sara)
  await world.call(cancelEvent, { eventId: third.id, scope: 'one' }, sara)

  const feed = await fetchText(`/groups/${groupId}/events.ics`)
  expect(feed.headers['content-type']).toBe('text/calendar; charset=utf-8')
  expect(feed.body).not.toContain(secret)
  const { events, parts } = parse(feed.body)
  const [event] = events
  if (!event) throw new Error('There is one.')
  const said = (await coming(world, groupId))
    .filter(({ isCancelled }) => !isCancelled)
    .map((one) => one.startsAt)
  expect(startsOf(event, said.length).toSorted()).toEqual(said)
  expect(parts).toHaveLength(3)
  expect(new Set(parts.map((part) => part.getFirstPropertyValue('uid'))).size).toBe(1)
  const off = parts.find((part) => part.getFirstPropertyValue('status') === 'CANCELLED')
  expect(off?.getFirstPropertyValue('sequence')).toBe(1)

  // cut off, the rule ends
  await world.call(cancelEvent, { eventId: fourth.id, scope: 'all' }, sara)
  const after = parse((await fetchText(`/groups/${groupId}/events.ics`)).body)
  const [ended] = after.events
  expect(ended && startsOf(ended, 10)).toEqual([weeks[0]?.startsAt, moved])
  expect(Number(ended?.component.getFirstPropertyValue('sequence'))).toBeGreaterThan(0)
})

test('who has the feed is told that it is the same, until something changes', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const event = await callEvent(world, groupId, sara)
  const url = `/groups/${groupId}/events.ics`
  const first = await fetchText(url)
  const etag = String(first.headers['etag'])
  expect(first.headers['cache-control']).toBe('public, max-age=300')
  expect(Date.parse(String(first.headers['last-modified']))).toBeLessThanOrEqual(world.clock.now().getTime())
  expect((await fetchText(url, { 'if-none-match': etag })).statusCode).toBe(304)
  await world.call(cancelEvent, { eventId: event.id, scope: 'one' }, sara)
  expect((await fetchText(url, { 'if-none-match': etag })).statusCode).toBe(200)
})

test('one event is a file of its own; whatever people write stays text, in lines that are short enough', async () => {
  const { sara } = world.people
  const groupId = await makeGroup(world, { admin: sara })
  const title = 'ቡና, "ዳቦ"; እና \\ ብዙ ሰዎች '.repeat(4).trim()
  const description = 'አንድ\r\nATTENDEE:mailto:x@example.org\nEND:VEVENT\n' + 'ረጅም መስመር '.repeat(40).trim()
  const made = await callEvent(world, groupId, sara, { title, description, venue: 'Cafe; 1, Main' })
  const file = await fetchText(`/events/${made.id}/event.ics`)
  expect(file.headers['content-disposition']).toBe('attachment; filename="event.ics"')
  expect(file.headers['cache-control']).toBe('no-cache')
  expect(file.body).toMatch(/\r\nEND:VCALENDAR\r\n$/)
  for (const line of file.body.split('\r\n')) {
    expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    expect(line).not.toMatch(/[\n\r]/)
  }
  const { events, parts } = parse(file.body)
  expect(parts).toHaveLength(1)
  expect(events[0]?.component.getAllProperties('attendee')).toEqual([])
  expect(events[0]).toMatchObject({ summary: made.title, location: 'Cafe; 1, Main' })
  expect(events[0]?.description).toBe(description.replaceAll('\r\n', '\n'))
  expect(events[0]?.startDate.toJSDate().toISOString()).toBe(made.startsAt)
  expect(events[0]?.endDate.toJSDate().toISOString()).toBe(made.endsAt)
  expect(events[0]?.component.getFirstPropertyValue('url')).toMatch(new RegExp(`/events/${made.id}$`))
})

test('what is not there is not found, whatever its address says', async () => {
  for (const id of ['018f0000-0000-7000-8000-000000000009', 'x', '..%2f..%2fetc']) {
    expect((await fetchText(`/events/${id}/event.ics`)).json()).toMatchObject({
      error: { code: 'groups.event-not-found' },
    })
    expect((await fetchText(`/groups/${id}/events.ics`)).statusCode).toBe(404)
  }
})
