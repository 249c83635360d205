import { writeMoney } from '#contract/language/formats.ts'
import { type FoundListings } from '#server/assistant/tools/search-listings.ts'
import type { Turn } from '#server/assistant/open-turn.ts'
import { GUIDE_WORDS } from './guide-words-view.ts'
import { writeDetails } from './detail-words-view.ts'
import { writeDistance } from './sentence-view.ts'
import type { Wanted } from './reading/search-intent-policy.ts'

/** What comes nearest where nothing fits all that was asked for. */
export interface Nearest {
  wanted: Wanted
  found: FoundListings
  /** What was let go, in words: "without “furnished”". */
  given: string
}

/** Miles that are looked within next. */
const WIDER_MILES = [50, 100]
/** How much more than was named something may cost. */
const DEARER = 1.25

/**
 * Lets one thing go at a time, the least important first: a detail, then the distance, then the price, at last all
 * details. Something of the kind and with the words it stays.
 */
export async function findNearest(
  turn: Turn,
  wanted: Wanted,
  search: (wanted: Wanted) => Promise<FoundListings>,
): Promise<Nearest | null> {
  for (const { changed, given } of looser(turn, wanted)) {
    const found = await search(changed)
    if (found.items.length > 0) return { wanted: changed, found, given }
  }
  return null
}

interface Looser {
  changed: Wanted
  given: string
}

function looser({ language, units }: Turn, wanted: Wanted): Looser[] {
  const words = GUIDE_WORDS[language].given
  const { details, radius, place, maxPrice, currency } = wanted
  const without = (gone: readonly string[]): Looser => ({
    changed: { ...wanted, details: details.filter((one) => !gone.includes(one)) },
    given: words.detail(namesOf(gone)),
  })
  const dearer = maxPrice === null ? null : Math.round(maxPrice * DEARER)
  return [
    ...details.map((one) => without([one])),
    ...(radius === null || place === null
      ? []
      : WIDER_MILES.filter((miles) => miles > radius).map((miles) => ({
          changed: { ...wanted, radius: miles },
          given: words.radius(writeDistance(place, miles, units, language)),
        }))),
    ...(dearer === null || dearer === 0
      ? []
      : [
          {
            changed: { ...wanted, maxPrice: dearer },
            given: words.price(writeMoney(dearer, currency, language)),
          },
        ]),
    ...(details.length > 1 ? [without(details)] : []),
  ]

  function namesOf(gone: readonly string[]): string {
    const text = writeDetails({ details: gone, withPhotos: false }, language, true)
    return text.replaceAll(/[()]/g, '').trim()
  }
}
