import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { SearchInput } from '#contract/listings/search/search-listings.ts'
import { countOtherCurrencies } from './count-store.ts'
import { findFirstPage, findNextPage, type Page } from './find-page.ts'
import { planSearch, type Search } from './search-policy.ts'
import { isWordless, type Variants } from '#server/search/public.ts'
import { findVariants } from '#server/listings/words/find-variants.ts'
import { readHidden } from '#server/safety/public.ts'
import { newsOf } from '#server/search/public.ts'
import { findTermsIn } from '#server/listings/words/term-store.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { decodeListingCursor, encodeListingCursor } from '#server/listings/cursor-policy.ts'

/**
 * A page of cards as JSON text, on the first page with how many there are. People whom a block hides from the reader
 * have no listings for them.
 */
export async function searchListings(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Pick<Visitor, 'userId'>,
  { limit, cursor, ...filters }: SearchInput,
): Promise<string> {
  if (isWordless(filters.q)) return pageText({ cards: '[]', next: null }, { ...FURTHER, matches: 0 })
  const variants =
    filters.q === '' ? undefined : await findVariants(hot, filters.q, filters.radius === undefined)
  const hidden = userId === null ? [] : await readHidden(hot, userId)
  const asked = planSearch(filters, variants, hidden)
  if (cursor !== undefined) {
    return pageText(await findNextPage(hot, asked, placeOf(cursor, asked), limit), FURTHER)
  }
  const page = await findFirstPage(hot, asked, limit)
  const [otherCurrencies, alsoShowing] = await Promise.all([
    countOtherCurrencies(hot, page.search),
    variants ? findAlsoShown({ hot }, page, variants) : [],
  ])
  return pageText(page, { matches: page.matches, otherCurrencies, alsoShowing })
}

const placeOf = (text: string, { order }: Search) =>
  decodeListingCursor(text, order === 'relevance' ? ['relevance', 'relevance-window'] : [order])

/** What a first page says beside its cards. */
interface Head {
  matches: number | null
  otherCurrencies: number | null
  alsoShowing: readonly string[]
}
const FURTHER: Head = { matches: null, otherCurrencies: null, alsoShowing: [] }

/** Enough to see why a listing is there. */
const MAX_SHOWN = 3

async function findAlsoShown(
  { hot }: Pick<Platform, 'hot'>,
  { cards }: Page,
  variants: Variants,
): Promise<string[]> {
  const words = newsOf([...variants.each.flat(), ...variants.joined])
  const ids = words.length === 0 ? [] : (JSON.parse(cards) as { id: string }[]).map(({ id }) => id)
  return ids.length === 0 ? [] : (await findTermsIn(hot, ids, words)).slice(0, MAX_SHOWN)
}

function pageText({ cards, next }: Page, { matches, otherCurrencies, alsoShowing }: Head): string {
  const rest = {
    nextCursor: next && encodeListingCursor(next),
    count: capped(matches),
    otherCurrencies: capped(otherCurrencies),
    alsoShowing,
  }
  return `{"items":${cards},${JSON.stringify(rest).slice(1)}`
}

const capped = (found: number | null) =>
  found === null
    ? null
    : {
        value: Math.min(found, LISTING_LIMITS.countCap),
        capped: found > LISTING_LIMITS.countCap,
      }
