import { MediaId } from '#contract/media/picture.ts'
import { NO_END } from '#web/groups/dialog/group-form-policy.ts'
import { expect, test } from 'vitest'
import { eventOf, groupOf } from '#web/groups/group.fixture.ts'
import { fieldWordsEn } from '#web/ui/fields/field-words.en.ts'
import {
  eventFieldAt,
  eventFieldsOf,
  type EventForm,
  eventFormOf,
  findEventProblems,
  newEvent,
} from './event-form-policy.ts'

const picture = {
  id: MediaId.parse('0197c0de-0000-7000-8000-000000000700'),
  width: 1200,
  height: 600,
  blur: '',
}

const whole = (parts: Partial<EventForm> = {}): EventForm => ({
  ...newEvent(groupOf({ timezone: 'America/New_York' })),
  title: 'Coffee',
  day: '2027-03-13',
  start: '18:00',
  end: '20:00',
  venue: 'Fenton Street',
  ...parts,
})
const problems = (parts: Partial<EventForm>) => [...findEventProblems(whole(parts), fieldWordsEn).keys()]

test('a whole event is sent in instants; empty fields are nothing', () => {
  expect(problems({})).toEqual([])
  expect(eventFieldsOf(whole({ capacity: 8, repeat: 'mon_wed_fri' }))).toMatchObject({
    startsAt: '2027-03-13T23:00:00.000Z',
    endsAt: '2027-03-14T01:00:00.000Z',
    description: null,
    url: null,
    capacity: 8,
    repeatRule: 'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  })
})

test('title, day, a start, and where to go are needed; an end is not', () => {
  expect(
    problems({ title: ' ', day: undefined, start: undefined, end: NO_END, venue: '' }).toSorted(),
  ).toEqual(['day', 'start', 'title', 'venue'])
  expect(problems({ end: NO_END })).toEqual([])
  expect(eventFieldsOf(whole({ end: NO_END })).endsAt).toBeNull()
  expect(eventFormOf(eventOf(0, { isEndOpen: true }), groupOf()).end).toBe(NO_END)
  expect(problems({ venue: '', url: 'https://meet.example/a' })).toEqual([])
})

const donation = { kind: 'donation', amountMinor: 500, currency: 'USD' } as const

test('a ticket has a price, a donation may have one, what is free has none', () => {
  expect(problems({ priceKind: 'ticket' })).toEqual(['amount'])
  expect(problems({ priceKind: 'donation' })).toEqual([])
  expect(eventFieldsOf(whole({ priceKind: 'donation', amount: 500 })).price).toEqual(donation)
  expect(eventFieldsOf(whole({ priceKind: 'donation' })).price).toEqual({
    kind: 'donation',
    amountMinor: null,
    currency: null,
  })
  expect(eventFieldsOf(whole({ priceKind: 'free', amount: 500 })).price?.amountMinor).toBeNull()
  expect(eventFieldsOf(whole({ amount: 500 })).price).toBeNull()
})

test('links that run and absurd numbers are refused', () => {
  expect(problems({ url: 'javascript:alert(1)' })).toEqual(['url'])
  expect(problems({ capacity: 0 })).toEqual(['capacity'])
})

test('an event comes back as it was sent', () => {
  const event = eventOf(0, { capacity: 5, repeatRule: 'FREQ=WEEKLY', price: donation, cover: picture })
  expect(eventFieldsOf(eventFormOf(event, groupOf()))).toMatchObject({
    startsAt: '2027-03-13T23:00:00.000Z',
    endsAt: '2027-03-14T01:00:00.000Z',
    capacity: 5,
    repeatRule: 'FREQ=WEEKLY',
    price: donation,
    coverId: picture.id,
  })
  expect(eventFieldAt('fields.startsAt')).toBe('day')
})
