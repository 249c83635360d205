import type { HotReads } from '#server/platform/database/hot-reads.ts'
import {
  all,
  fitting,
  holdsWords,
  micros,
  newValues,
  pointOf,
  unprepared,
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
  /** How many matches the window holds, up to WINDOW. */
  held: number
}

/** The best `most` of a window of matches: the newest ones, those older than a point, or a window begun before. */
export async function findRankedMatches(
  hot: HotReads,
  search: Search,
  after: CursorBy<'relevance' | 'relevance-window'> | null,
  most: number,
): Promise<Ranked> {
  const values = newValues()
  const { bind } = values
  const behind = after?.by === 'relevance' ? `where ${isWorse(after, values)}` : ''
  const text = `
    with window_of as materialized (
      select id, bumped_at, ts_rank(search, to_tsquery('simple', ${bind(search.words)})) as rank
      from listing
      where ${all([...fitting(search, values), ...holdsWords(search, values), ...withinWindow(after, values)])}
      order by bumped_at desc, id desc
      limit ${bind(WINDOW)}
    ), best as (
      select id, ${micros('bumped_at')} as at, rank
      from window_of ${behind}
      order by rank desc, bumped_at desc, id desc
      limit ${bind(most)}
    )
    select json_build_object(
      'items', (select coalesce(json_agg(best), '[]') from best),
      'newest', (select row_to_json(edge) from (
        select ${micros('bumped_at')} as at, id from window_of order by bumped_at desc, id desc limit 1) as edge),
      'oldest', (select row_to_json(edge) from (
        select ${micros('bumped_at')} as at, id from window_of order by bumped_at, id limit 1) as edge),
      'held', (select count(*) from window_of))::text`
  const answer = await hot.read(unprepared(text), values.list)
  return JSON.parse(answer ?? '{"items":[],"newest":null,"oldest":null,"held":0}') as Ranked
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
