import type { HotReads } from '#server/platform/database/hot-reads.ts'
import {
  all,
  fitting,
  holdsWords,
  micros,
  newValues,
  pointOf,
  unprepared,
  wordsOf,
  type Values,
} from './condition-store.ts'
import type { CursorBy, Point } from '#server/listings/cursor-policy.ts'
import type { Search } from './search-policy.ts'

/** Ranking reads the words of every match, so only so many of the newest are ranked at a time. */
export const WINDOW = 500

export interface RankedMatch extends Point {
  rank: number
}

export interface Ranked {
  items: RankedMatch[]
  /** The newest and the oldest match of the window; null when it is empty. */
  newest: Point | null
  oldest: Point | null
  /** How many matches there are, up to `atMost`: the window and what is older. */
  matches: number
}

/** A page inside a window begun before, or the first page of the window of what is older than a point. */
type After = CursorBy<'relevance' | 'relevance-window'> | null

/**
 * The best `most` of a window of matches. On the way it counts matches up to `atMost`, since finding the words is
 * most of the work.
 */
export async function findRankedMatches(
  hot: HotReads,
  search: Search,
  { after, most, atMost }: { after: After; most: number; atMost: number },
): Promise<Ranked> {
  const values = newValues()
  const { bind } = values
  const behind = after?.by === 'relevance' ? `and (${isWorse(after, values)})` : ''
  const text = `
    with match as materialized (
      select id, bumped_at, nth,
        case when nth <= ${WINDOW} then ts_rank(search, ${wordsOf(search, values)}) end as rank
      from (
        select id, bumped_at, search, row_number() over (order by bumped_at desc, id desc) as nth
        from listing
        where ${all([...fitting(search, values), ...holdsWords(search, values), ...withinWindow(after, values)])}
        order by bumped_at desc, id desc
        limit ${bind(atMost)}
      ) as newest_first
    ), best as (
      select id, ${micros('bumped_at')} as at, rank
      from match
      where nth <= ${WINDOW} ${behind}
      order by rank desc, bumped_at desc, id desc
      limit ${bind(most)}
    )
    select json_build_object(
      'items', (select coalesce(json_agg(best), '[]') from best),
      'newest', (select row_to_json(edge) from (
        select ${micros('bumped_at')} as at, id from match where nth = 1) as edge),
      'oldest', (select row_to_json(edge) from (
        select ${micros('bumped_at')} as at, id from match where nth <= ${WINDOW} order by nth desc limit 1) as edge),
      'matches', (select count(*) from match))::text`
  const answer = await hot.read(unprepared(text), values.list)
  return JSON.parse(answer ?? '{"items":[],"newest":null,"oldest":null,"matches":0}') as Ranked
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
