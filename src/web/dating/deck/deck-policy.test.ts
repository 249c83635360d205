import { expect, test } from 'vitest'
import { cardOf } from '#web/dating/dating.fixture.ts'
import {
  AHEAD,
  decide,
  deckOf,
  inOrderOf,
  leaning,
  wantsMore,
  withCard,
  withoutCard,
  withPage,
} from './deck-policy.ts'

const page = (...numbers: number[]) => ({ items: numbers.map((n) => cardOf(n)), nextLookAt: null })
const names = ({ cards }: { cards: readonly { displayName: string }[] }) =>
  cards.map(({ displayName }) => displayName)

test('the next page comes behind, without those at hand and those decided on', () => {
  const deck = withPage(deckOf(page(1, 2)), page(2, 3, 4), new Set([cardOf(3).id]))
  expect(names(deck)).toEqual(['Hana 1', 'Hana 2', 'Hana 4'])
  expect(deck.isEnd).toBe(false)
})

test('a page with nobody new ends the deck; then no more is asked for', () => {
  const deck = withPage(deckOf(page(1)), page(1), new Set())
  expect(deck.isEnd).toBe(true)
  expect(wantsMore(deck)).toBe(false)
})

test('more is asked for before the last card', () => {
  const many = deckOf(page(...Array.from({ length: AHEAD + 1 }, (_, n) => n)))
  expect(wantsMore(many)).toBe(false)
  expect(wantsMore(withoutCard(many, cardOf(0).id))).toBe(true)
})

test('a card that was taken back lies on top, once', () => {
  expect(names(withCard(deckOf(page(1, 2)), cardOf(2)))).toEqual(['Hana 2', 'Hana 1'])
})

test('a deck that was asked for anew lies as before, with newcomers behind', () => {
  const deck = inOrderOf(deckOf(page(5, 2, 4, 1)), deckOf(page(1, 2, 3)))
  expect(names(deck)).toEqual(['Hana 1', 'Hana 2', 'Hana 5', 'Hana 4'])
})

test.each([
  ['far to the right', { dx: 140, speed: 0 }, 'right'],
  ['far to the left', { dx: -140, speed: 0 }, 'left'],
  ['thrown to the right', { dx: 40, speed: 0.9 }, 'right'],
  ['moved a little', { dx: 60, speed: 0.1 }, null],
  ['brought back in the last moment', { dx: 60, speed: -0.9 }, null],
  ['a finger that trembled', { dx: 10, speed: 2 }, null],
])('%s', (_, drag, decision) => {
  expect(decide({ ...drag, width: 400 })).toBe(decision)
})

test('the stamps are clear where letting go decides', () => {
  expect(leaning({ dx: 0, width: 400 })).toBe(0)
  expect(leaning({ dx: 128, width: 400 })).toBe(1)
  expect(leaning({ dx: -400, width: 400 })).toBe(-1)
})
