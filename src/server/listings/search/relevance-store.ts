import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { aboveCards, cardsOf, splitCards } from './card-store.ts'
import {
  all,
  fitting,
  hangsOnTokens,
  holdsTokens,
  micros,
  newValues,
  pointOf,
  prepared,
  suretyOf,
  unprepared,
  wordsOf,
  type Values,
} from './condition-store.ts'
import type { CursorBy, Point } from '#server/listings/cursor-policy.ts'
import type { Search } from './search-policy.ts'

/** Ranking reads the words of every match, so only so many of the newest are ranked at a time. */
export const WINDOW = 500

/** Most who search want what is offered: who looks for the same comes behind those who have it. */
const SHARE = `case kind when 'wanted' then 0.1 else 1 end`

export interface RankedMatch extends Point {
  rank: number
}

export interface Ranked {
  /** JSON text of the array of the cards of the best. */
  cards: string
  /** The last of them, when the window holds more. */
  last: RankedMatch | null
  /** The newest and the oldest match of the window; null when it is empty. */
  newest: Point | null
  oldest: Point | null
  /** How many matches there are, up to `atMost`: the window and what is older. */
  matches: number
}

/** A page inside a window begun before, or the first page of the window of what is older than a point. */
type After = CursorBy<'relevance' | 'relevance-window'> | null

/**
 * The best `size` of a window of matches. On the way it counts matches up to `atMost`, since finding the words is
 * most of the work.
 */
export async function findRankedMatches(
  hot: HotReads,
  search: Search,
  { after, size, atMost }: { after: After; size: number; atMost: number },
): Promise<Ranked> {
  const values = newValues()
  const behind = after?.by === 'relevance' ? `and (${isWorse(after, values)})` : ''
  const edge = (nth: string) =>
    `(select row_to_json(edge) from (select ${micros('bumped_at')} as at, id from match where nth = ${nth}) as edge)`
  const head = `(
    select row_to_json(head)::text from (
      select
        (select row_to_json(last) from (
          select id, at, rank from hit where nth = ${size} and ${size} < (select count(*) from hit)) as last) as last,
        ${edge('1')} as newest, ${edge('(select max(nth) from match where rank is not null)')} as oldest,
        (select count(*) from match) as matches) as head)`
  const text = `
    with match as materialized (
      select id, bumped_at, nth,
        case when nth <= ${WINDOW} then (ts_rank(search, (select ${wordsOf(search, values)})) * ${SHARE} + ${suretyOf(search, values)})::real end as rank
      from (
        select id, bumped_at, search, kind, row_number() over (order by bumped_at desc, id desc) as nth
        from listing
        where ${all([...fitting(search, values), ...holdsTokens(search, values), ...withinWindow(after, values)])}
        order by bumped_at desc, id desc
        limit ${atMost}
      ) as newest_first
    ), hit as (
      select id, ${micros('bumped_at')} as at, rank,
        row_number() over (order by rank desc, bumped_at desc, id desc) as nth
      from match
      where rank is not null ${behind}
      order by nth
      limit ${size + 1}
    )
    select ${aboveCards(head, cardsOf('hit', size, search, values))}`
  const statement = hangsOnTokens(search) ? unprepared(text) : prepared(text)
  const found = splitCards((await hot.read(statement, values.list)) ?? '')
  return { cards: found.cards, ...(found.head as Omit<Ranked, 'cards'>) }
}

function isWorse(after: CursorBy<'relevance'>, values: Values): string {
  const rank = `${values.bind(after.rank)}::real`
  return `rank < ${rank} or rank = ${rank} and (bumped_at, id) < ${pointOf(after, values)}`
}

/** A window keeps its edges from page to page, whatever is published meanwhile. */
function withinWindow(after: CursorBy<'relevance' | 'relevance-window'> | null, values: Values): string[] {
  if (after === null) return []
  if (after.by === 'relevance-window') return [`(bumped_at, id) < ${pointOf(after, values)}`]
  return [
    `(bumped_at, id) <= ${pointOf(after.newest, values)}`,
    `(bumped_at, id) >= ${pointOf(after.oldest, values)}`,
  ]
}
