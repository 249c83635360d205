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
export function changesWhatCounts(
  shown: DraftContent,
  proposed: DraftContent,
  settledMinor: number | null = null,
): boolean {
  const known = new Set(shown.photos.map(({ mediaId }) => mediaId))
  return (
    proposed.title !== shown.title ||
    proposed.translation?.title !== shown.translation?.title ||
    proposed.placeId !== shown.placeId ||
    proposed.phone !== shown.phone ||
    proposed.languages.toSorted().join() !== shown.languages.toSorted().join() ||
    proposed.photos.some(({ mediaId }) => !known.has(mediaId)) ||
    changesPrice(shown.price, proposed.price, settledMinor)
  )
}

/** What a listing costs to post follows from these. */
export const changesKindOfWork = (shown: DraftContent, proposed: DraftContent): boolean =>
  shown.subcategory !== proposed.subcategory ||
  shown.details['employment_type'] !== proposed.details['employment_type']

type Price = DraftContent['price']

function changesPrice(shown: Price, proposed: Price, settledMinor: number | null): boolean {
  if (shown === null || proposed === null) return shown !== proposed
  const { amountMinor: before } = shown
  const { amountMinor: after } = proposed
  if (shown.currency !== proposed.currency || shown.period !== proposed.period) return true
  if (before === null || after === null) return before !== after
  return [before, settledMinor ?? before].some((held) => Math.abs(after - held) > PRICE_CHANGE * held)
}

/** So long a price has to stand until the next one is held against it alone. */
const SETTLED_AFTER_MS = 86_400_000

interface Settled {
  minor: number
  until: Date
}

/** What further changes are held against, too, after a price was changed without anybody looking. */
export function settledPrice(
  shownMinor: number | null,
  proposedMinor: number | null,
  { settled, now }: { settled: Settled | null; now: Date },
): Settled | null {
  if (shownMinor === null || shownMinor === proposedMinor) return settled
  const isHeld = settled !== null && settled.until > now
  return {
    minor: isHeld ? settled.minor : shownMinor,
    until: new Date(now.getTime() + SETTLED_AFTER_MS),
  }
}

/** What becomes of a change to a listing that others see. */
export function verdictOnChange(
  policy: ReviewPolicy,
  {
    shown,
    proposed,
    settledMinor = null,
    signals,
  }: {
    shown: DraftContent
    proposed: DraftContent
    /** What it cost before changes of the last day. */
    settledMinor?: number | null
    signals: readonly Signal[]
  },
): Verdict {
  const score = scoreOf(signals)
  if (policy === 'off') return 'publish'
  if (score >= SCORES.block) return 'block'
  const isLooked =
    policy === 'all' || score >= SCORES.review || changesWhatCounts(shown, proposed, settledMinor)
  return isLooked ? 'review' : 'publish'
}
