import * as inMemory from 'fake-indexeddb'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { cancelEvent } from '#contract/groups/events/cancel-event.ts'
import { endOf, type GroupEvent } from '#contract/groups/events/event.ts'
import { listAttendees } from '#contract/groups/events/attendance/list-attendees.ts'
import { readEvent } from '#contract/groups/events/read-event.ts'
import { updateEvent } from '#contract/groups/events/update-event.ts'
import { abebe, eventOf, groupOf, membershipOf, sara } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { EventSheet } from './event-sheet.tsx'
import { stopAnswers } from '#web/groups/events/attendance/send-answers.ts'

beforeAll(async () => {
  await Promise.all([
    import('#web/groups/events/cancel-sheet.tsx'),
    import('./event-form.tsx'),
    import('#web/listings/share/public.tsx'),
  ])
})
beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
})
afterEach(() => {
  act(() => stopAnswers())
  sent = []
  vi.restoreAllMocks()
})

/** What the server was asked to do. */
let sent: unknown[] = []

function serve(start: GroupEvent, answer: () => Refusal<'groups.event-over'> | null = () => null) {
  let event = start
  setTransport({
    fetch: fakeServer(
      fake(readEvent)(() => event),
      fake(answerEvent)(({ answer: word, guests }) => {
        const refusal = answer()
        if (refusal) return refusal
        sent.push([word, guests])
        const isWaiting = event.capacity !== null && word === 'going' && event.going >= event.capacity
        event = { ...event, own: { answer: word, guests, isWaiting, queuePosition: isWaiting ? 3 : null } }
        return { event }
      }),
      fake(listAttendees)(() => ({
        items: [
          { person: sara, answer: 'going', guests: 2, isWaiting: false },
          { person: abebe, answer: 'maybe', guests: 0, isWaiting: false },
        ],
        nextCursor: null,
      })),
      fake(cancelEvent)(({ scope }) => {
        sent.push(['cancel', scope])
        event = { ...event, isCancelled: true }
        return { isCancelled: true }
      }),
      fake(updateEvent)(({ scope, version, fields }) => {
        sent.push(['update', scope, version, fields.startsAt, fields.title])
        event = {
          ...event,
          ...fields,
          endsAt: endOf(fields).toISOString(),
          isEndOpen: fields.endsAt === null,
          version: version + 1,
        }
        return { event }
      }),
    ),
  })
}
const member = groupOf({ membership: membershipOf({ status: 'active' }) })
const show = (event: GroupEvent, group = member, language: 'en' | 'am' = 'en') =>
  render(<EventSheet group={group} eventId={event.id} onClose={() => undefined} />, {
    person: { id: abebe.userId },
    path: `/groups/${group.id}?event=${event.id}`,
    language,
  })
const mine = (parts: Partial<GroupEvent> = {}) => eventOf(0, { mayAttend: true, ...parts })

test('says when by the clock of the place, which it names where the reader has another one', async () => {
  const event = mine({ timezone: 'Asia/Tokyo', repeatRule: 'FREQ=WEEKLY', description: 'Bring cups.' })
  serve(event)
  await show(event)
  const sheet = within(await screen.findByRole('dialog', { name: 'Coffee round 0' }))
  expect(await sheet.findByText(/8:00.AM – 10:00.AM \(Japan.+\)/)).toBeTruthy()
  for (const words of [
    'Sunday, Mar 14, 2027',
    'Every week',
    'Fenton Street',
    'Bring cups.',
    '4 going · 1 maybe',
  ])
    expect(sheet.getByText(words)).toBeTruthy()
  expect(sheet.getByRole('link', { name: 'Add to calendar' }).getAttribute('href')).toBe(
    `/events/${event.id}/event.ics`,
  )
})

test('an end that nobody said is open', async () => {
  const event = mine({ isEndOpen: true })
  serve(event)
  await show(event)
  const sheet = within(await screen.findByRole('dialog', { name: 'Coffee round 0' }))
  expect(await sheet.findByText(/^\d{1,2}:00.[AP]M, open end/)).toBeTruthy()
})

test('in Amharic the day is said in both calendars and the time by the dawn clock', async () => {
  const event = mine()
  serve(event)
  await show(event, member, 'am')
  expect(await screen.findByText(/ቅዳሜ መጋቢት 4 ቀን 2019/)).toBeTruthy()
  expect(screen.getByText(/ከምሽቱ 12 ሰዓት/)).toBeTruthy()
})

test('a member comes with guests, changes their mind, and is shown what they said', async () => {
  serve(mine())
  const { user } = await show(mine())
  await user.click(await screen.findByRole('button', { name: 'Going' }))
  await waitFor(() => expect(sent).toEqual([['going', 0]]))
  expect(screen.getByRole('button', { name: 'Going' }).getAttribute('aria-pressed')).toBe('true')
  await user.click(await screen.findByRole('button', { name: 'One more guest' }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['going', 1]))
  await user.click(screen.getByRole('button', { name: 'Not going' }))
  await waitFor(() => expect(sent.at(-1)).toEqual(['no', 0]))
  await waitFor(() => expect(screen.queryByText('Guests you are bringing')).toBeNull())
})

test('who finds no place waits, and knows where in the queue', async () => {
  const event = mine({ capacity: 4 })
  serve(event)
  const { user } = await show(event)
  expect(await screen.findByText(/4 of 4 spots taken/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Going' }))
  expect(await screen.findByText('You are number 3 on the waitlist.')).toBeTruthy()
})

test('an answer that was refused is taken back on the screen', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  serve(mine(), () => new Refusal('groups.event-over'))
  const { user } = await show(mine())
  await user.click(await screen.findByRole('button', { name: 'Maybe' }))
  expect(await screen.findByText('That did not work')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Maybe' }).getAttribute('aria-pressed')).toBe('false')
})

test('members see who comes; others are told that members answer here', async () => {
  serve(mine({ faces: [sara] }))
  const view = await show(mine())
  await view.user.click(await screen.findByRole('button', { name: 'See who’s coming' }))
  expect(await screen.findByText('Sara Tesfaye')).toBeTruthy()
  expect(screen.getByText('Going +2')).toBeTruthy()
  view.unmount()
  serve(eventOf(0))
  await show(eventOf(0), groupOf({ membership: membershipOf() }))
  expect(await screen.findByText('Members can say here whether they are coming.')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'See who’s coming' })).toBeNull()
})

test('who leads cancels one or all that follow', async () => {
  const event = mine({ mayEdit: true, repeatRule: 'FREQ=WEEKLY' })
  serve(event)
  const { user } = await show(event)
  await user.click(await screen.findByRole('button', { name: 'Cancel event' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Cancel “Coffee round 0”?' }))
  await user.click(sheet.getByRole('radio', { name: 'This and all later ones' }))
  await user.click(sheet.getByRole('button', { name: 'Cancel event' }))
  expect(await screen.findByText('The event is cancelled.')).toBeTruthy()
  expect(sent).toEqual([['cancel', 'all']])
  expect(await screen.findByText('Cancelled')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Going' })).toBeNull()
})

test('who leads changes one; the time stays what it was', { timeout: 30_000 }, async () => {
  const event = mine({ mayEdit: true, repeatRule: 'FREQ=WEEKLY', version: 4 })
  serve(event)
  const { user } = await show(event)
  await user.click(await screen.findByRole('button', { name: 'Edit event' }))
  const sheet = within(await screen.findByRole('dialog', { name: 'Edit event' }))
  await user.type(sheet.getByRole('textbox', { name: 'Title' }), '!')
  await user.click(sheet.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('The event was changed.')).toBeTruthy()
  expect(sent).toEqual([['update', 'one', 4, '2027-03-13T23:00:00.000Z', 'Coffee round 0!']])
})

test('an event of another group, or none, is not there', async () => {
  const event = mine({ groupId: '0197c0de-0000-7000-8000-000000000099' })
  serve(event)
  await show(event)
  expect(await screen.findByText('This event is no longer available.')).toBeTruthy()
})

test('a feast that falls on the day is named', async () => {
  const event = mine({ startsAt: '2027-05-02T16:00:00.000Z', endsAt: '2027-05-02T18:00:00.000Z' })
  serve(event)
  await show(event)
  expect(await screen.findByText('Fasika (Easter)')).toBeTruthy()
})
