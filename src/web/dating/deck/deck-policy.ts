import type { SwipeDirection } from '#contract/dating/matches/match.ts'
import type { DatingProfileId, DeckCard } from '#contract/dating/profile/profile.ts'

/** The people at hand. */
export interface Deck {
  cards: readonly DeckCard[]
  /** When it is worth looking again, once nobody is left. */
  nextLookAt: string | null
  /** The server has nobody else for now. */
  isEnd: boolean
}

/** So many cards before the last one the next page is fetched. */
export const AHEAD = 6

interface Page {
  items: readonly DeckCard[]
  nextLookAt: string | null
}

export const deckOf = ({ items, nextLookAt }: Page): Deck => ({
  cards: items,
  nextLookAt,
  isEnd: items.length === 0,
})

/**
 * The deck with another page behind it.
 * @param gone whom one has decided on meanwhile: the page may have been made before the server knew
 */
export function withPage(deck: Deck, page: Page, gone: ReadonlySet<DatingProfileId>): Deck {
  const known = new Set(deck.cards.map(({ id }) => id))
  const fresh = page.items.filter(({ id }) => !known.has(id) && !gone.has(id))
  return { cards: [...deck.cards, ...fresh], nextLookAt: page.nextLookAt, isEnd: fresh.length === 0 }
}

/** A deck that was asked for anew, in the order in which the cards lie: the one that is looked at stays on top. */
export function inOrderOf(deck: Deck, before: Deck): Deck {
  const places = new Map(before.cards.map(({ id }, place) => [id, place]))
  const placeOf = ({ id }: DeckCard) => places.get(id) ?? before.cards.length
  return { ...deck, cards: deck.cards.toSorted((one, other) => placeOf(one) - placeOf(other)) }
}

export const withoutCard = (deck: Deck, id: DatingProfileId): Deck => ({
  ...deck,
  cards: deck.cards.filter((card) => card.id !== id),
})

/** A card that was taken back lies on top. */
export const withCard = (deck: Deck, card: DeckCard): Deck => ({
  ...deck,
  cards: [card, ...withoutCard(deck, card.id).cards],
})

export const wantsMore = ({ cards, isEnd }: Deck): boolean => !isEnd && cards.length <= AHEAD

/** A drag, as far as it has come: pixels, and pixels a millisecond. */
export interface Drag {
  dx: number
  speed: number
  /** Of the card. */
  width: number
}

const FAR = 0.32
const FAST = 0.5
/** Pixels; a finger that only trembled decides nothing. */
const LEAST = 24

/** What letting go decides: far enough or fast enough to one side; null lets the card spring back. */
export function decide({ dx, speed, width }: Drag): Extract<SwipeDirection, 'right' | 'left'> | null {
  const isFar = Math.abs(dx) > width * FAR
  const isThrown = Math.abs(dx) > LEAST && Math.abs(speed) > FAST && Math.sign(speed) === Math.sign(dx)
  if (!isFar && !isThrown) return null
  return dx > 0 ? 'right' : 'left'
}

/** How far a drag has come to its decision: -1 to 1. */
export const leaning = ({ dx, width }: Pick<Drag, 'dx' | 'width'>): number =>
  Math.max(-1, Math.min(1, dx / (width * FAR)))
