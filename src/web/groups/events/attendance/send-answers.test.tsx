import * as inMemory from 'fake-indexeddb'
import { act, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { answerEvent } from '#contract/groups/events/attendance/answer-event.ts'
import { abebe, eventOf } from '#web/groups/group.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { countWaiting } from '#web/platform/offline/outbox.ts'
import { fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { AnswerPart } from './answer-part.tsx'
import { OutgoingAnswers } from './outgoing-answers.tsx'
import { stopAnswers } from './send-answers.ts'

const EVENT = eventOf(0, { mayAttend: true })
const going = () => screen.getByRole('button', { name: 'Going' })
const isGoing = () => going().getAttribute('aria-pressed') === 'true'
const unsent = () => within(screen.getAllByRole('region', { name: 'Not sent yet' })[0] ?? document.body)

/** Beside the event, and in the list of all. */
const saidTwice = (words: string) => waitFor(() => expect(screen.getAllByText(words)).toHaveLength(2))

beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  vi.spyOn(console, 'warn').mockReturnValue()
})
afterEach(() => {
  act(() => stopAnswers())
  vi.restoreAllMocks()
})

interface Site {
  isFull?: boolean
  isCancelled?: boolean
}

/** A server that is out of reach for the time being; it notes what reaches it. */
function outOfReach() {
  const site: Site & { isOnline: boolean; received: unknown[] } = { isOnline: false, received: [] }
  const answer = fakeServer(
    fake(answerEvent)(({ answer: ownAnswer, guests }) => {
      site.received.push([ownAnswer, guests])
      if (site.isCancelled) return new Refusal('groups.event-cancelled')
      const isWaiting = site.isFull === true
      return {
        event: {
          ...EVENT,
          own: { answer: ownAnswer, guests, isWaiting, queuePosition: isWaiting ? 2 : null },
        },
      }
    }),
  )
  setTransport({
    fetch: (request) => (site.isOnline ? answer(request) : Promise.reject(new TypeError('no network'))),
  })
  const reach = (change: Site = {}) => {
    Object.assign(site, change, { isOnline: true })
    act(() => void window.dispatchEvent(new Event('online')))
  }
  return { received: site.received, reach }
}

const show = () =>
  render(
    <>
      <AnswerPart event={EVENT} onRegister={() => undefined} />
      <OutgoingAnswers />
    </>,
    { person: { id: abebe.userId } },
  )

test('what is said without a connection counts at once, says that it waits, and only the last of it arrives', async () => {
  const site = outOfReach()
  const { user } = await show()
  await user.click(screen.getByRole('button', { name: 'Maybe' }))
  await user.click(going())
  await user.click(screen.getByRole('button', { name: 'One more guest' }))
  expect(isGoing()).toBe(true)
  await saidTwice('You’re going: will be sent when you are back online')
  expect(screen.getByRole('link', { name: EVENT.title }).getAttribute('href')).toContain(EVENT.id)
  expect(countWaiting()).toBe(1)
  site.reach()
  await waitFor(() => expect(screen.queryByText(/when you are back online/)).toBeNull())
  expect(site.received).toEqual([['going', 1]])
  expect(countWaiting()).toBe(0)
})

test('who comes to a full event meanwhile waits for a place, and is told so', async () => {
  const site = outOfReach()
  const { user } = await show()
  await user.click(going())
  site.reach({ isFull: true })
  expect(await screen.findByText('You are on the waitlist')).toBeTruthy()
  expect(screen.getByText(/“Coffee round 0”: When a spot opens up/)).toBeTruthy()
  expect(site.received).toEqual([['going', 0]])
})

test('an event that was cancelled meanwhile says so; what was said is tried again or given up', async () => {
  const site = outOfReach()
  const { user } = await show()
  await user.click(going())
  site.reach({ isCancelled: true })
  expect(await screen.findByText('“Coffee round 0”: This event was cancelled.')).toBeTruthy()
  expect(isGoing()).toBe(false)
  expect(unsent().getByText('This event was cancelled.')).toBeTruthy()
  await user.click(unsent().getByRole('button', { name: 'Try again' }))
  await waitFor(() =>
    expect(site.received).toEqual([
      ['going', 0],
      ['going', 0],
    ]),
  )
  await user.click(await unsent().findByRole('button', { name: 'Discard' }))
  expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull()
  expect(countWaiting()).toBe(0)
})

test('what the device has no room for says so, and arrives all the same', async () => {
  vi.spyOn(inMemory.IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const site = outOfReach()
  const { user } = await show()
  await user.click(going())
  await saidTwice('Not saved on this device')
  site.reach()
  await waitFor(() => expect(screen.queryByText('Not saved on this device')).toBeNull())
  expect(site.received).toEqual([['going', 0]])
})
