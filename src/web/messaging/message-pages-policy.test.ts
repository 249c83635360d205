import { expect, test } from 'vitest'
import {
  lastWithoutGap,
  type MessagePages,
  messagesOf,
  numberBefore,
  putMessage,
} from './message-pages-policy.ts'
import { messageNumber } from './message.fixture.ts'

const pagesOf = (...pages: { numbers: number[]; hasMore: boolean }[]): MessagePages => ({
  pages: pages.map(({ numbers, hasMore }) => ({ items: numbers.map((n) => messageNumber(n)), hasMore })),
  pageParams: pages.map(() => undefined),
})
const numbersOf = (pages: MessagePages) => pages.pages.map(({ items }) => items.map(({ number }) => number))

const LOADED = pagesOf({ numbers: [7, 8], hasMore: true }, { numbers: [4, 5, 6], hasMore: true })

test('all that is loaded stands in the order in which it was written', () => {
  expect(messagesOf(LOADED).map(({ number }) => number)).toEqual([4, 5, 6, 7, 8])
  expect(messagesOf(undefined)).toEqual([])
})

test('what came before a page is asked for by its first number, as long as there is more', () => {
  expect(numberBefore({ items: [messageNumber(4)], hasMore: true })).toBe(4)
  expect(numberBefore({ items: [messageNumber(1)], hasMore: false })).toBeUndefined()
})

test('a new message comes last', () => {
  expect(numbersOf(putMessage(LOADED, messageNumber(9)))).toEqual([
    [7, 8, 9],
    [4, 5, 6],
  ])
  expect(numbersOf(putMessage(pagesOf({ numbers: [], hasMore: false }), messageNumber(1)))).toEqual([[1]])
})

test('the same message twice is one, and the later one counts', () => {
  const changed = { ...messageNumber(5), content: { kind: 'deleted' as const } }
  const after = putMessage(putMessage(LOADED, changed), changed)
  expect(numbersOf(after)).toEqual(numbersOf(LOADED))
  expect(messagesOf(after)[1]?.content).toEqual({ kind: 'deleted' })
})

test('messages that arrive in another order are put in theirs', () => {
  const after = putMessage(putMessage(LOADED, messageNumber(11)), messageNumber(10))
  expect(numbersOf(after)[0]).toEqual([7, 8, 10, 11])
})

test('what lies before all that is loaded waits for its page', () => {
  expect(putMessage(LOADED, messageNumber(2))).toBe(LOADED)
  const whole = pagesOf({ numbers: [2, 3], hasMore: false })
  expect(numbersOf(putMessage(whole, messageNumber(1)))).toEqual([[1, 2, 3]])
})

test('nothing is put where nothing is loaded', () => {
  expect(putMessage(undefined, messageNumber(1))).toBeUndefined()
})

test('a number left out is a message that was missed', () => {
  expect(lastWithoutGap(LOADED)).toBe(8)
  expect(lastWithoutGap(putMessage(LOADED, messageNumber(11)))).toBe(8)
  expect(lastWithoutGap(pagesOf({ numbers: [], hasMore: false }))).toBe(0)
})
