import type { Card } from './message.ts'

/** Until when a card can be answered: as long as an offer is valid, or until the viewing begins. */
export const answerableUntil = (card: Card): Date =>
  new Date(card.kind === 'offer' ? card.offer.expiresAt : card.viewing.at)

/** Does a card still wait for an answer? */
export const isOpenAt = (card: Card, now: Date): boolean =>
  card.state === 'open' && now < answerableUntil(card)
