import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { cardsOf } from '#server/listings/search/card-store.ts'
import { newValues, unprepared } from '#server/listings/search/condition-store.ts'

/** The newest that fit, among whom the best are chosen. */
const LOOKED_AT = 200

interface Asked {
  /** Text for to_tsquery. */
  query: string
  /** Cells of the coarse grid; null looks everywhere. */
  cells: readonly number[] | null
  hidden: readonly string[]
  limit: number
}

/** JSON text of the array of cards: jobs on offer, those that fit best first. */
export async function readFittingCards(
  hot: HotReads,
  { query, cells, hidden, limit }: Asked,
): Promise<string> {
  const values = newValues()
  const asked = `to_tsquery('simple', ${values.bind(query)})`
  const near = cells === null ? [] : [values.bind(cells.map((cell) => `'_h${cell}_jobs'`).join(' | '))]
  const text = `
    with hit as (
      select id, row_number() over (order by ts_rank(search, ${asked}) desc, bumped_at desc, id desc) as nth
      from (
        select id, search, bumped_at from listing
        where search @@ ${asked} ${near.map((tokens) => `and search @@ ${tokens}::tsquery`).join('')}
          and category = 'jobs' and kind = 'offer' and state = 'active' and expires_at > clock_now()
          and owner_id <> all (${values.bind(hidden)}::uuid[])
        order by bumped_at desc, id desc limit ${LOOKED_AT}) as newest)
    select ${cardsOf('hit', limit, { from: null }, values)}`
  return (await hot.read(unprepared(text), values.list)) ?? '[]'
}
