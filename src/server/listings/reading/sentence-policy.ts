import { type CalendarDay, isoDay } from '#contract/language/calendar-day.ts'
import type { Currency, PricePeriod } from '#contract/listings/price.ts'
import { type Amount, readAmount } from './amount-policy.ts'
import { SEARCH_CUES, SEARCH_KINDS } from './cue-policy.ts'
import { readDays } from './day-policy.ts'
import { readExclusions, withoutExcluded } from './exclusion-policy.ts'
import { type Offer, readOffer } from './offer-policy.ts'
import { readRadius } from './radius-policy.ts'
import { findCue, holdsCue, readCue, readWords, type Word } from './word-policy.ts'

/** A search as it was typed, as far as it is understood without looking anything up. */
export interface Sentence {
  words: readonly Word[]
  offer: Offer
  price: AskedAmount | null
  /** Miles. */
  radius: number | null
  isAnywhere: boolean
  isCheapest: boolean
  withPhotos: boolean
  /** The last day on which it may take place. */
  until: string | null
  /** Words that no match may hold. */
  excluded: readonly string[]
  /** Indexes of words that are understood, but for those of kinds and details, which may be words as well. */
  taken: ReadonlySet<number>
}

export interface AskedAmount {
  /** Whole units. */
  min: number | null
  max: number | null
  /** Null: of the place that is meant. */
  currency: Currency | null
  /** Null: as is usual for what is looked for. */
  period: PricePeriod | null
}

const { find, wanted, near, cheapest, anywhere, photos } = SEARCH_CUES
const CHEAP = readCue('cheap, affordable, inexpensive, low cost, rikash, rkash')
/** They say how something is looked for rather than what. */
const HOW = [find, wanted, near, cheapest, CHEAP, anywhere, photos]

export function readSentence(text: string, today: CalendarDay): Sentence {
  const amount = readAmount(text)
  const { radius, rest } = readRadius(amount?.rest ?? text)
  const typed = readWords(rest)
  const excluded = readExclusions(typed)
  const words = withoutExcluded(typed, excluded)
  const offer = readOffer(words, SEARCH_KINDS)
  const days = offer.category === 'events' ? readDays(words, today) : null
  return {
    words,
    offer,
    price: amount && priceOf(amount, offer),
    radius,
    isAnywhere: holdsCue(anywhere, words),
    isCheapest: holdsCue(cheapest, words) || holdsCue(CHEAP, words),
    withPhotos: holdsCue(photos, words),
    until: days && isoDay(days.days.until),
    excluded: excluded.words,
    taken: new Set([
      ...excluded.positions,
      ...HOW.flatMap((cue) => findCue(cue, words)),
      ...(days?.positions ?? []),
    ]),
  }
}

/** Of an amount alone, whoever looks for work means the least and others the most. */
function priceOf({ min, max, currency, period, isBare }: Amount, { category }: Offer): AskedAmount {
  return isBare && category === 'jobs'
    ? { min: max, max: null, currency, period }
    : { min, max, currency, period }
}
