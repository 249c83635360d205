import { createHash } from 'node:crypto'
import { NO_HOMES } from '#contract/listings/category.ts'
import { type DetailFilter, readDetailFilters } from '#contract/listings/search/detail-filter.ts'
import type { Point } from '#server/listings/cursor-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { HotRead } from '#server/platform/database/hot-reads.ts'
import { requireNeighborhoods } from './require-neighborhoods.ts'
import { type Area, globePoint, type Search } from './search-policy.ts'

/** Collects the values of one statement. */
export interface Values {
  list: unknown[]
  /** The placeholder of a value. */
  bind(value: unknown): string
}

export function newValues(): Values {
  const list: unknown[] = []
  return { list, bind: (value) => `$${list.push(value)}` }
}

/** A statement that is planned once for all its values; the text itself makes the name. */
export const prepared = (text: string): HotRead => ({
  name: `listings.${createHash('sha1').update(text).digest('base64url')}`,
  text,
})

/** A statement that is planned anew, so that the plan can follow how many rows its values will meet. */
export const unprepared = (text: string): HotRead => ({ name: null, text })

export const all = (conditions: readonly string[]): string => conditions.join('\n  and ')

/** A time as cursors carry it: microseconds since 1970. */
export const micros = (column: string): string => `(extract(epoch from ${column}) * 1000000)::bigint`

/** A place in the order from new to old, to be compared with (bumped_at, id). */
export const pointOf = ({ at, id }: Point, { bind }: Values): string =>
  `(timestamptz 'epoch' + ${bind(at)}::float8 * interval '1 microsecond', ${bind(id)}::uuid)`

const TOKEN = { fine: '_g', coarse: '_h' } as const

/** What every match fulfils, whatever it costs and wherever it is. */
export function isMatch(search: Search, { bind }: Values): string[] {
  const {
    category,
    subcategory,
    kind,
    living,
    featured,
    withPhotos,
    verified,
    postedWithin,
    details,
    neighborhoods,
    order,
    hidden,
  } = search
  return [
    // the job that ends listings comes once an hour
    `state = 'active' and expires_at > clock_now()`,
    ...(category === undefined ? [] : [`category = ${bind(category)}`]),
    ...(subcategory === undefined ? [] : [`subcategory = ${bind(subcategory)}`]),
    ...(kind === undefined ? [] : [`kind = ${bind(kind)}`]),
    ...(living ? [`subcategory <> all(${bind(NO_HOMES)}::text[])`] : []),
    ...(withPhotos ? ['photo_count > 0'] : []),
    ...(verified ? ['poster_verified'] : []),
    ...(featured ? ['featured_until > clock_now()'] : []),
    ...(postedWithin === undefined
      ? []
      : [`bumped_at > clock_now() - interval '1 day' * ${bind(postedWithin)}::int`]),
    ...(hidden.length > 0 ? [`owner_id <> all(${bind(hidden)}::uuid[])`] : []),
    ...(order === 'soonest' ? ['soon is not null'] : []),
    ...detailsOf(details).map((filter) => hasDetail(filter, { bind })),
    ...(neighborhoods === undefined ? [] : [isInNeighborhood(neighborhoods, { bind })]),
  ]
}

/** @throws AppError request.invalid where they say nothing that is known */
function detailsOf(text = ''): DetailFilter[] {
  const filters = readDetailFilters(text)
  if (filters !== null) return filters
  const field = { path: 'details', message: 'Invalid input', key: 'invalid', values: {} }
  throw new AppError('request.invalid', { fields: [field] })
}

/**
 * In any of these parts of cities, as its owner wrote it: in either script, with more around the name. People write
 * "Shaw", "near Shaw" and "Shaw, 9th & P".
 * @throws AppError request.invalid where one of them is unknown
 */
function isInNeighborhood(text: string, { bind }: Pick<Values, 'bind'>): string {
  const parts = requireNeighborhoods(text, 'neighborhoods')
  const ofCity = Map.groupBy(parts, ({ placeId }) => placeId)
  const choices = [...ofCity].map(([placeId, chosen]) => {
    const names = chosen.flatMap(({ name, nameAm, also }) => [name.toLowerCase(), nameAm, ...also])
    const patterns = names.map((name) => `%${name}%`)
    return `place_id = ${bind(placeId)} and lower(neighborhood) like any(${bind(patterns)}::text[])`
  })
  return `(${choices.join(' or ')})`
}

/** The category's own fields hold what the list is narrowed to. */
function hasDetail(filter: DetailFilter, { bind }: Pick<Values, 'bind'>): string {
  const name = `${bind(filter.name)}::text`
  switch (filter.kind) {
    case 'is':
      return `details -> ${name} = 'true'::jsonb`
    case 'given':
      return `details ? ${name}`
    case 'without':
      return `coalesce(details -> ${name}, 'false') in ('false'::jsonb, '0'::jsonb)`
    case 'any':
      // one option or a list of them
      return `details -> ${name} ?| ${bind(filter.options)}::text[]`
    case 'atLeast':
      return `(details ->> ${name})::numeric >= ${bind(filter.least)}::numeric`
    case 'atMost':
      return `(details ->> ${name})::numeric <= ${bind(filter.most)}::numeric`
    case 'until':
      // an instant of that day comes after the day itself
      return `details ->> ${name} < ${bind(`${filter.day}~`)}::text collate "C"`
  }
}

/** A listing has its place in a price filter or price order when it has a price, in the one currency. */
export function isPriced(search: Search, { bind }: Values): string[] {
  const { currency, minPrice, maxPrice } = search
  if (!goesByPrice(search)) return []
  return [
    `compared_price is not null and currency = ${bind(currency)}`,
    ...(minPrice === undefined ? [] : [`compared_price >= ${bind(minPrice)}`]),
    ...(maxPrice === undefined ? [] : [`compared_price <= ${bind(maxPrice)}`]),
  ]
}

export const goesByPrice = ({ order, minPrice, maxPrice }: Search): boolean =>
  order.startsWith('price') || minPrice !== undefined || maxPrice !== undefined

/** The exact circle; the cells or the box around it are what the index cuts by. */
export function isInside({ area, from }: Search, { bind }: Values): string[] {
  return area && from ? [`point <-> ${bind(globePoint(from))}::cube <= ${bind(area.chord)}`] : []
}

/** All that a match fulfils, words apart. */
export const fitting = (search: Search, values: Values): string[] => [
  ...isMatch(search, values),
  ...isPriced(search, values),
  ...isInside(search, values),
]

const textsOf = ({ words, whole }: Search): readonly string[] =>
  (whole ? words?.whole : (words?.begun ?? words?.whole)) ?? []

/** The words as a tsquery, with all that may stand for them. */
export const wordsOf = (search: Search, { bind }: Values): string =>
  `to_tsquery('simple', ${bind(textsOf(search).at(-1))})`

/** How surely a match is what was typed: 0 for the least sure tier, in steps that no rank reaches. */
export function suretyOf(search: Search, { bind }: Values): string {
  const surer = textsOf(search).slice(0, -1)
  if (surer.length === 0) return '0'
  const cases = surer.map(
    (text, index) =>
      `when search @@ (select to_tsquery('simple', ${bind(text)})) then ${surer.length - index}`,
  )
  return `case ${cases.join(' ')} else 0 end`
}

/**
 * Words, details, cells and category in one question to one index. Tokens are no words: to_tsquery would take them apart.
 * Words in cells are a query of their own, so that the planner does not look at it: whatever it holds, its index is the
 * way, and one plan does for all.
 */
export function holdsTokens(search: Search, values: Values): string[] {
  const { words, area } = search
  const details = detailTokens(search.details)
  if (words === null && details === '') return []
  const asked = [
    ...(words === null ? [] : [wordsOf(search, values)]),
    ...(details === '' ? [] : [`${values.bind(details)}::tsquery`]),
    ...(area ? [`${values.bind(cellTokens(area, search))}::tsquery`] : []),
  ].join(' && ')
  return [`search @@ (${area && words !== null && details === '' ? `select ${asked}` : asked})`]
}

const cellTokens = ({ grid, cells }: Area, { category }: Search): string =>
  cells.map((cell) => `'${TOKEN[grid]}${cell}${category === undefined ? '' : `_${category}`}'`).join(' | ')

/** What listing_detail_tokens() of the database gives a number: above so many all have one. */
const MOST_COUNTED = 10

/** Each listing that holds the details has these tokens; some with them do not. None where only absences are asked for. */
const detailTokens = (details = ''): string =>
  detailsOf(details)
    .flatMap((filter) => detailToken(filter) ?? [])
    .join(' & ')

function detailToken(filter: DetailFilter): string | null {
  const token = (value: string | number) => `'_d${filter.name}=${value}'`
  const between = (least: number, most: number) =>
    `(${Array.from({ length: most - least + 1 }, (_, index) => token(least + index)).join(' | ')})`
  const counted = (value: number) => Math.min(Math.max(Math.floor(value), 0), MOST_COUNTED)
  switch (filter.kind) {
    case 'any':
      return `(${filter.options.map(token).join(' | ')})`
    case 'atLeast':
      return between(counted(filter.least), MOST_COUNTED)
    case 'atMost':
      return between(0, counted(filter.most))
    case 'is':
    case 'given':
    case 'until':
      return `'_d${filter.name}'`
    case 'without':
      return null
  }
}

/** Of words without cells, and of details, how common they are decides which index is the way. */
export const hangsOnTokens = ({ words, area, details }: Search): boolean =>
  detailTokens(details) !== '' || (words !== null && area === null)

export const cellColumn = ({ area }: Search): string => (area?.grid === 'coarse' ? 'cell_coarse' : 'cell')
