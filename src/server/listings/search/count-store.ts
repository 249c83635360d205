import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import type { HotReads } from '#server/platform/database/hot-reads.ts'
import {
  all,
  cellColumn,
  goesByPrice,
  holdsWords,
  isInside,
  isMatch,
  isPriced,
  newValues,
  prepared,
  unprepared,
  type Values,
} from './condition-store.ts'
import type { Search } from './search-policy.ts'

export interface MatchCounts {
  /** Up to one more than LISTING_LIMITS.countCap. */
  matches: number
  /** Those left out because their price is in another currency; null where the price does not matter. */
  otherCurrencies: number | null
}

/** How many listings match, and how many would with a price in another currency. Counts no further than the cap. */
export async function countMatches(hot: HotReads, search: Search): Promise<MatchCounts> {
  const values = newValues()
  const own = [...cut(search, values), ...isPriced(search, values)]
  const others = goesByPrice(search)
    ? counted([
        ...cut(search, values),
        `sort_price is not null and currency <> ${values.bind(search.currency)}`,
      ])
    : 'null'
  const text = `select json_build_object('matches', ${counted(own)}, 'otherCurrencies', ${others})::text`
  const statement =
    search.area && search.words === null && !search.featured ? prepared(text) : unprepared(text)
  return JSON.parse((await hot.read(statement, values.list)) ?? '') as MatchCounts
}

const counted = (conditions: readonly string[]) => `(
  select count(*) from (
    select from listing
    where ${all(conditions)}
    limit ${LISTING_LIMITS.countCap + 1}
  ) as match)`

/** Words cut by their own index, which knows the cells too. */
const cut = (search: Search, values: Values): string[] => [
  ...isMatch(search, values),
  ...isInside(search, values),
  ...holdsWords(search, values),
  ...(search.area && search.words === null
    ? [`${cellColumn(search)} = any(${values.bind(search.area.cells)}::int[])`]
    : []),
]
