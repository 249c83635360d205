import type { Category } from '#contract/listings/category.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import { SCORES, scoreOf, type Signal } from '#contract/listings/review/signal.ts'
import type { TrustLevel } from './trust-policy.ts'

export type ReviewPolicy = 'all' | 'risk' | 'off'

/** Published at once (perhaps to be looked at afterwards), after a look, or not at all. */
export type Verdict = 'publish' | 'later_look' | 'review' | 'block'

interface Candidate {
  policy: ReviewPolicy
  category: Category
  signals: readonly Signal[]
  level: TrustLevel
  /** A confirmed address or telephone. */
  isReachable: boolean
  /** How many of theirs were published before. */
  published: number
}

/** Somebody's first ones are looked at, even when nothing speaks against them. */
const FIRST_LISTINGS = 3

/** What becomes of a listing that its owner publishes. */
export function verdictOf({ policy, category, signals, level, isReachable, published }: Candidate): Verdict {
  const score = scoreOf(signals)
  if (policy === 'off') return 'publish'
  if (score >= SCORES.block) return 'block'
  if (policy === 'all' || score >= SCORES.review) return 'review'
  if (level === 0 && (category === 'rooms_housing' || category === 'jobs')) return 'review'
  if (published >= FIRST_LISTINGS) return 'publish'
  return isReachable ? 'later_look' : 'review'
}

/** A price that changed by more than this is looked at. */
const PRICE_CHANGE = 0.4

/** Has to be looked at before others see it: another title, place, price or way to be reached, and new pictures. */
export function changesWhatCounts(shown: DraftContent, proposed: DraftContent): boolean {
  const known = new Set(shown.photos.map(({ mediaId }) => mediaId))
  return (
    proposed.title !== shown.title ||
    proposed.placeId !== shown.placeId ||
    proposed.phone !== shown.phone ||
    proposed.languages.toSorted().join() !== shown.languages.toSorted().join() ||
    proposed.photos.some(({ mediaId }) => !known.has(mediaId)) ||
    changesPrice(shown.price, proposed.price)
  )
}

type Price = DraftContent['price']

function changesPrice(shown: Price, proposed: Price): boolean {
  if (shown === null || proposed === null) return shown !== proposed
  const { amountMinor: before } = shown
  const { amountMinor: after } = proposed
  if (shown.currency !== proposed.currency || shown.period !== proposed.period) return true
  if (before === null || after === null) return before !== after
  return Math.abs(after - before) > PRICE_CHANGE * before
}

/** What becomes of a change to a listing that others see. */
export function verdictOnChange(
  policy: ReviewPolicy,
  { shown, proposed, signals }: { shown: DraftContent; proposed: DraftContent; signals: readonly Signal[] },
): Verdict {
  const score = scoreOf(signals)
  if (policy === 'off') return 'publish'
  if (score >= SCORES.block) return 'block'
  const isLooked = policy === 'all' || score >= SCORES.review || changesWhatCounts(shown, proposed)
  return isLooked ? 'review' : 'publish'
}
