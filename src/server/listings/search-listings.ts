import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { SearchInput } from '#contract/listings/search-listings.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readCards } from '#server/listings/search/card-store.ts'
import { countMatches, countOtherCurrencies } from '#server/listings/search/count-store.ts'
import { readCursor, writeCursor } from './cursor-policy.ts'
import { findPage } from '#server/listings/search/find-page.ts'
import { asWhole, ENOUGH_MATCHES, planSearch, type Search } from '#server/listings/search/search-policy.ts'

/** A page of cards as JSON text: ids in order, beside them the counts on the first page only, then the cards. */
export async function searchListings(
  { hot }: Pick<Platform, 'hot'>,
  { limit, cursor, ...filters }: SearchInput,
): Promise<string> {
  const asked = planSearch(filters)
  const after = cursor === undefined ? null : placeOf(cursor, asked)
  const search = (after ? after.whole : await isCommon(hot, asked)) ? asWhole(asked) : asked
  const [page, matches, others] = await Promise.all([
    findPage(hot, search, after, limit),
    after === null && search.walk !== 'relevance' ? countMatches(hot, search) : null,
    after === null ? countOtherCurrencies(hot, search) : null,
  ])
  const items = await readCards(hot, page.ids, search.from)
  const rest = {
    nextCursor: page.next && writeCursor(page.next),
    count: capped(page.matches ?? matches),
    otherCurrencies: capped(others),
  }
  return `{"items":${items},${JSON.stringify(rest).slice(1)}`
}

async function isCommon(hot: Platform['hot'], search: Search): Promise<boolean> {
  if (search.whole) return true
  return (await countMatches(hot, asWhole(search), ENOUGH_MATCHES)) === ENOUGH_MATCHES
}

function placeOf(text: string, { order }: Search) {
  return readCursor(text, order === 'relevance' ? ['relevance', 'relevance-window'] : [order])
}

const capped = (found: number | null) =>
  found === null
    ? null
    : {
        value: Math.min(found, LISTING_LIMITS.countCap),
        capped: found > LISTING_LIMITS.countCap,
      }
