import type { HotReads } from '#server/platform/database/hot-reads.ts'
import { aboveCards, cardsOf, splitCards } from './card-store.ts'
import {
  all,
  cellColumn,
  fitting,
  goesByPrice,
  hangsOnTokens,
  holdsTokens,
  micros,
  newValues,
  pointOf,
  prepared,
  unprepared,
  type Values,
} from './condition-store.ts'
import type { Cursor, CursorBy } from '#server/listings/cursor-policy.ts'
import { globePoint, type Search, type Walk } from './search-policy.ts'

/** A match and its place in the order: only what the order goes by is there. */
export interface Match {
  id: string
  /** Microseconds since 1970. */
  at?: number
  price?: number
  chord?: number
  soon?: string
}

/** Far enough for every row, near enough that a microsecond still counts in the index. */
const FAR_FUTURE = `timestamptz '2200-01-01'`

/** `few`: all that the index of tokens finds are sorted. */
export type OrderedWalk = Exclude<Walk, 'relevance'> | 'few'

export interface Matches {
  /** JSON text of the array of their cards. */
  cards: string
  /** The last one, when more follow it. */
  last: Match | null
}

/** The first `size` matches behind the cursor, in order. */
export async function findMatches(
  hot: HotReads,
  search: Search,
  walk: OrderedWalk,
  { after, size }: { after: Cursor | null; size: number },
): Promise<Matches> {
  const values = newValues()
  // one more than is shown tells whether more follow
  const rows = STATEMENTS[walk](search, after, size + 1, values)
  const last = `(select row_to_json(hit)::text from hit where nth = ${size} and ${size} < (select count(*) from hit))`
  const text = `
    with hit as (select *, row_number() over () as nth from (${rows}) as hit)
    select ${aboveCards(`coalesce(${last}, 'null')`, cardsOf('hit', size, search, values))}`
  const statement = hangsOnValues(search, walk) ? unprepared(text) : prepared(text)
  const { head, cards } = splitCards((await hot.read(statement, values.list)) ?? '')
  return { cards, last: head as Match | null }
}

/** How much of the world a box or a price covers decides which index is the way; what cells cover is alike. */
const hangsOnValues = (search: Search, walk: OrderedWalk): boolean =>
  walk === 'few' ||
  (walk === 'open' &&
    ((search.words !== null && hangsOnTokens(search)) ||
      goesByPrice(search) ||
      search.order === 'soonest' ||
      (search.order === 'distance' && search.area !== null)))

type Statement = (search: Search, after: Cursor | null, limit: number, values: Values) => string

const STATEMENTS: Record<OrderedWalk, Statement> = {
  cells: merged((search, { bind }) => ({
    partitions: `unnest(${bind(search.area?.cells)}::int[]) as part (cell)`,
    belongs: `listing.${cellColumn(search)} = part.cell`,
  })),
  slices: merged(({ slices }, { bind }) => ({
    partitions: `unnest(
        ${bind(slices.map(({ category }) => category))}::text[],
        ${bind(slices.map(({ subcategory }) => subcategory))}::text[]) as part (category, subcategory)`,
    belongs: 'listing.category = part.category and listing.subcategory = part.subcategory',
  })),
  open: openStatement,
  few: fewStatement,
}

/** The first of each part in the order of the index, then the first of those. */
function merged(
  partsOf: (search: Search, values: Values) => { partitions: string; belongs: string },
): Statement {
  return (search, after, limit, values) => {
    const { partitions, belongs } = partsOf(search, values)
    const order = orderOf(search, values)
    const first = `order by ${order} limit ${limit}`
    return `
    select ${keysOf(search, values)}
    from ${partitions}
    cross join lateral (
      select id, ${order.startsWith('compared_price') ? 'compared_price' : 'bumped_at'} from listing
      where ${all([belongs, ...fitting(search, values), ...behind(after, search, values)])}
      ${first}
    ) as first
    ${first}`
  }
}

function openStatement(search: Search, after: Cursor | null, limit: number, values: Values): string {
  const conditions = [
    ...fitting(search, values),
    ...(search.words === null ? [] : holdsTokens(search, values)),
    ...insideBox(search, values),
    ...behind(after, search, values),
  ]
  return `
    select ${keysOf(search, values)}
    from listing
    where ${all(conditions)}
    order by ${orderOf(search, values)}
    limit ${limit}`
}

/** Whatever order they are wanted in, they are found by what is rare about them first. */
function fewStatement(search: Search, after: Cursor | null, limit: number, values: Values): string {
  const conditions = [
    ...fitting(search, values),
    ...holdsTokens(search, values),
    ...behind(after, search, values),
  ]
  return `
    select ${keysOf(search, values)}
    from (
      with few as materialized (select id, bumped_at, compared_price, soon, point from listing where ${all(conditions)})
      select * from few) as listing
    order by ${orderOf(search, values)}
    limit ${limit}`
}

/** Walking from near to far has to end at the edge of the circle, not of the world. */
function insideBox({ order, area, from }: Search, { bind }: Values): string[] {
  if (order !== 'distance' || !area || !from) return []
  return [`point <@ cube_enlarge(${bind(globePoint(from))}::cube, ${bind(area.chord)}, 3)`]
}

function keysOf({ order, from }: Search, { bind }: Values): string {
  if (order.startsWith('price')) return 'id, compared_price as price'
  if (order === 'soonest') return 'id, soon'
  const byTime = `id, ${micros('bumped_at')} as at`
  return order === 'distance' && from
    ? `${byTime}, point <-> ${bind(globePoint(from))}::cube as chord`
    : byTime
}

function orderOf({ order, from }: Search, { bind }: Values): string {
  if (order === 'price_asc') return 'compared_price, id'
  if (order === 'price_desc') return 'compared_price desc, id desc'
  if (order === 'soonest') return 'soon, id'
  if (order === 'distance' && from)
    return `point <-> ${bind(globePoint(from))}::cube, bumped_at <-> ${FAR_FUTURE}, id desc`
  return 'bumped_at desc, id desc'
}

function behind(after: Cursor | null, search: Search, values: Values): string[] {
  if (after === null) return []
  const { bind } = values
  switch (after.by) {
    case 'newest':
      return [`(bumped_at, id) < ${pointOf(after, values)}`]
    case 'price_asc':
      return [`(compared_price, id) > (${bind(after.price)}::bigint, ${bind(after.id)}::uuid)`]
    case 'price_desc':
      return [`(compared_price, id) < (${bind(after.price)}::bigint, ${bind(after.id)}::uuid)`]
    case 'soonest':
      return [`(soon, id) > (${bind(after.soon)}::text collate "C", ${bind(after.id)}::uuid)`]
    case 'distance':
      return search.from ? [farther(after, globePoint(search.from), values)] : []
    case 'relevance':
    case 'relevance-window':
    case 'changed':
    case 'saved':
      return []
  }
}

function farther(after: CursorBy<'distance'>, from: string, values: Values): string {
  const distance = `point <-> ${values.bind(from)}::cube`
  const last = values.bind(after.chord)
  return `(${distance} > ${last}
    or ${distance} = ${last} and (bumped_at, id) < ${pointOf(after, values)})`
}
