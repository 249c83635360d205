import { expect, test } from 'vitest'
import type { GroupEvent } from '#contract/groups/events/event.ts'
import { eventOf } from '#web/groups/group.fixture.ts'
import { foldSeries } from './series-policy.ts'

const weekly = (n: number, parts: Partial<GroupEvent> = {}) =>
  eventOf(n, { title: 'Buna', repeatRule: 'FREQ=WEEKLY', ...parts })
const shapeOf = (events: readonly GroupEvent[]) =>
  foldSeries(events).map(({ event, later }) => [event.id, later.length])

test('a series is one row, with the others behind it', () => {
  const events = [weekly(1), eventOf(2, { title: 'Party' }), weekly(3), weekly(4)]
  expect(shapeOf(events)).toEqual([
    [events[0]?.id, 2],
    [events[1]?.id, 0],
  ])
})

test.each<[string, Partial<GroupEvent>]>([
  ['moved', { isChanged: true }],
  ['called off', { isCancelled: true }],
  ['answered', { own: { answer: 'going', guests: 0, isWaiting: false, queuePosition: null } }],
  ['of another name', { title: 'Buna for beginners' }],
])('one that was %s stands by itself', (_, parts) => {
  expect(shapeOf([weekly(1), weekly(2, parts), weekly(3)]).map(([, later]) => later)).toEqual([1, 0])
})

test('events that repeat nothing are never folded, alike as they are', () => {
  expect(shapeOf([eventOf(1, { title: 'Party' }), eventOf(2, { title: 'Party' })])).toHaveLength(2)
})
