import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { SearchInput } from '#contract/listings/search-listings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countOtherCurrencies } from '#server/listings/search/count-store.ts'
import { readCursor, writeCursor } from './cursor-policy.ts'
import { findFirstPage, findNextPage, type Page } from '#server/listings/search/find-page.ts'
import { isWordless } from '#server/listings/search/word-policy.ts'
import { planSearch, type Search } from '#server/listings/search/search-policy.ts'

/** A page of cards as JSON text, on the first page with how many there are. */
export async function searchListings(
  { hot }: Pick<Platform, 'hot'>,
  { limit, cursor, ...filters }: SearchInput,
): Promise<string> {
  if (isWordless(filters.q)) return pageText({ cards: '[]', next: null }, 0, null)
  const asked = planSearch(filters)
  if (cursor !== undefined) {
    const page = await findNextPage(hot, asked, placeOf(cursor, asked), limit)
    return pageText(page, null, null)
  }
  const page = await findFirstPage(hot, asked, limit)
  return pageText(page, page.matches, await countOtherCurrencies(hot, page.search))
}

const placeOf = (text: string, { order }: Search) =>
  readCursor(text, order === 'relevance' ? ['relevance', 'relevance-window'] : [order])

function pageText({ cards, next }: Page, matches: number | null, others: number | null): string {
  const rest = {
    nextCursor: next && writeCursor(next),
    count: capped(matches),
    otherCurrencies: capped(others),
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
