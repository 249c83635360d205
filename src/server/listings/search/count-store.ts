import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import {
  all,
  cellColumn,
  goesByPrice,
  hangsOnTokens,
  holdsTokens,
  isInside,
  isMatch,
  isPriced,
  newValues,
  prepared,
  unprepared,
  type Values,
} from './condition-store.ts'
import type { Search } from './search-policy.ts'

/** One more than is shown: then there are more. */
const MOST = LISTING_LIMITS.countCap + 1

/** How many listings match, up to `atMost`. */
export async function countMatches(hot: HotReads, search: Search, atMost = MOST): Promise<number> {
  const values = newValues()
  return count(hot, search, values, [...cut(search, values), ...isPriced(search, values)], atMost)
}

/**
 * No index holds a list in its order and knows all details. Where many match, the next ones are near in that order; few
 * are sooner found by the tokens of their details.
 */
export const areFew = (matches: number): boolean => matches <= LISTING_LIMITS.countCap

/** How many would match with a price in another currency; null where the price does not matter. */
export async function countOtherCurrencies(hot: HotReads, search: Search): Promise<number | null> {
  if (!goesByPrice(search)) return null
  const values = newValues()
  const otherwise = `compared_price is not null and currency <> ${values.bind(search.currency)}`
  return count(hot, search, values, [...cut(search, values), otherwise])
}

async function count(
  hot: HotReads,
  search: Search,
  { list }: Values,
  conditions: string[],
  atMost = MOST,
): Promise<number> {
  const text = `
    select count(*)::text from (
      select from listing
      where ${all(conditions)}
      limit ${atMost}
    ) as match`
  return Number(await hot.read(hangsOnTokens(search) ? unprepared(text) : prepared(text), list))
}

/** Words cut by their own index, which knows the cells too. */
const cut = (search: Search, values: Values): string[] => [
  ...isMatch(search, values),
  ...isInside(search, values),
  ...holdsTokens(search, values),
  ...(search.area && search.words === null && !search.details
    ? [`${cellColumn(search)} = any(${values.bind(search.area.cells)}::int[])`]
    : []),
]
