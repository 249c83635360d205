import { PRICE_DROP_SHARE } from '#contract/listings/favorites/favorite.ts'

/** What a follower can tell apart: found in lists, spoken for, or not to be had just now. */
export type KnownState = 'active' | 'reserved' | 'away'

export interface Amount {
  minor: number
  currency: string
}

/** A listing as a follower last knew it, or as it is now. */
export interface Known {
  state: KnownState
  price: Amount | null
}

export type FavoriteNews =
  | { kind: 'favorite_price_drop'; was: Amount; now: Amount }
  | { kind: 'favorite_reserved' | 'favorite_back' }

export const knownState = (state: string): KnownState =>
  state === 'active' || state === 'reserved' ? state : 'away'

/** What is news to somebody who knew it like that; at most one thing at a time, what matters most first. */
export function newsOf(known: Known, now: Known): FavoriteNews | null {
  if (now.state === 'reserved') return known.state === 'active' ? { kind: 'favorite_reserved' } : null
  if (now.state === 'away') return null
  if (known.state !== 'active') return { kind: 'favorite_back' }
  const drop = dropOf(known.price, now.price)
  return drop && { kind: 'favorite_price_drop', ...drop }
}

function dropOf(was: Amount | null, now: Amount | null): { was: Amount; now: Amount } | null {
  if (was === null || now === null || was.currency !== now.currency) return null
  return now.minor < was.minor && now.minor <= was.minor * (1 - PRICE_DROP_SHARE) ? { was, now } : null
}

/**
 * What they know from now on. The price that drops are measured against falls only when a drop was notified, so that
 * several small ones add up, and never rises, so that raising it first makes no drop.
 */
export function knownAfter(known: Known, now: Known): Known {
  const { price } = known
  const isNew = price === null || (now.price !== null && now.price.currency !== price.currency)
  const wasNotified = newsOf(known, now)?.kind === 'favorite_price_drop'
  return { state: now.state, price: now.price !== null && (isNew || wasNotified) ? now.price : price }
}
