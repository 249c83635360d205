import { sql } from 'kysely'
import type { Position } from '#contract/geo/cell.ts'
import type { Category } from '#contract/listings/category.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import { globePoint } from './search/search-policy.ts'

/** As near as most people go for a thing, in miles. */
const NEARBY_MILES = 25
/** So many of the nearest are enough to compare with. */
const SAMPLE = 500

export interface AlikePrices {
  /** Minor units; half of the listings lie between the two. */
  low: number
  high: number
  count: number
}

interface Alike {
  category: Category
  subcategory: string
  currency: string
  period: string | null
  bedrooms: number | null
  at: Position
}

/** What is asked for such things around there, the nearest first; null where nothing is. */
export async function findAlikePrices(db: Database, alike: Alike): Promise<AlikePrices | null> {
  const { category, subcategory, currency, period, bedrooms, at } = alike
  const { rows } = await sql<{ low: number | null; high: number | null; count: number }>`
    select percentile_cont(0.25) within group (order by price_minor) as low,
      percentile_cont(0.75) within group (order by price_minor) as high, count(*)::int as count
    from (
      select price_minor from listing
      where state = 'active' and expires_at > clock_now() and category = ${category}
        and point <@ cube_enlarge(${globePoint(at)}::cube, ${NEARBY_MILES}, 3)
        and subcategory = ${subcategory} and kind = 'offer' and currency = ${currency}
        and price_period is not distinct from ${period}::text and price_minor > 0
        and (${bedrooms}::int is null or (details ->> 'bedrooms')::numeric = ${bedrooms}::int)
      order by point <-> ${globePoint(at)}::cube limit ${SAMPLE}) as alike`.execute(db)
  const [found] = rows
  if (!found || found.low === null || found.high === null) return null
  return { low: found.low, high: found.high, count: found.count }
}
