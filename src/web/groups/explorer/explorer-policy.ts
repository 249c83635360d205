import type { z } from 'zod'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { GroupCategoryId } from '#contract/groups/category.ts'
import {
  ANYWHERE,
  DEFAULT_GROUP_RADIUS,
  GROUP_RADII,
  GROUP_SEARCH_LIMITS,
  GroupDay,
  GroupSort,
  GroupType,
  type searchGroups,
} from '#contract/groups/search-groups.ts'
import type { ExplorerSearch } from './read-explorer.ts'

export interface ExplorerFilters {
  q: string
  placeId: PlaceId | null
  position: { lat: number; lng: number } | null
  /** Miles, or ANYWHERE. */
  radius: number
  categoryId: GroupCategoryId | null
  type: GroupType
  day: GroupDay
  sort: GroupSort
  page: number
}

/** Reads the address; values that make no sense are as if they were not there. */
export function filtersOf(search: ExplorerSearch): ExplorerFilters {
  const read = <S extends z.ZodType>(schema: S, value: unknown) => schema.safeParse(value).data ?? null
  const number = (text: string | undefined) => (text === undefined ? undefined : Number(text))
  const lat = read(Latitude, number(search.lat))
  const lng = read(Longitude, number(search.lng))
  const page = number(search.page)
  return {
    q: (search.q ?? '').slice(0, GROUP_SEARCH_LIMITS.wordsMax),
    placeId: read(PlaceId, number(search.placeId)),
    position: lat === null || lng === null ? null : { lat, lng },
    radius: GROUP_RADII.find((miles) => String(miles) === search.radius) ?? DEFAULT_GROUP_RADIUS,
    categoryId: read(GroupCategoryId, search.category),
    type: read(GroupType, search.type) ?? 'any',
    day: read(GroupDay, search.day) ?? 'any',
    sort: read(GroupSort, search.sort) ?? 'relevance',
    page:
      page !== undefined && Number.isInteger(page) && page >= 1 && page <= GROUP_SEARCH_LIMITS.pageMax
        ? page
        : 1,
  }
}

/** Is anything asked for beside the place and the order? */
export const isNarrowed = ({ q, categoryId, type, day }: ExplorerFilters): boolean =>
  q !== '' || categoryId !== null || type !== 'any' || day !== 'any'

type Asked = z.input<(typeof searchGroups)['~orpc']['inputSchema'] & z.ZodType>

/** About a kilometre: nearby readers share an answer, and nobody's exact position is sent. */
export const coarse = (degrees: number) => Math.round(degrees * 100) / 100

/** The question of a page; null while the place that it starts from is not known. */
export function askedOf(
  filters: ExplorerFilters,
  around: { lat: number; lng: number } | null,
  timeZone: string,
): Asked | null {
  if (around === null) return null
  const { q, radius, categoryId, type, day, sort, page } = filters
  return {
    q,
    lat: coarse(around.lat),
    lng: coarse(around.lng),
    radiusMiles: radius,
    categoryIds: categoryId === null ? [] : [categoryId],
    type,
    day,
    sort,
    timeZone,
    page,
  }
}

/** Pages of a count, as far as they can be asked for. */
export const pagesOf = (count: number): number =>
  Math.min(GROUP_SEARCH_LIMITS.pageMax, Math.max(1, Math.ceil(count / GROUP_SEARCH_LIMITS.pageSize)))

/** The numbers a pager offers: the first, the last, and those around the present one; null for a gap. */
export function pagerNumbers(page: number, pages: number): (number | null)[] {
  const near = [1, page - 1, page, page + 1, pages].filter((one) => one >= 1 && one <= pages)
  const shown = [...new Set(near)].toSorted((a, b) => a - b)
  return shown.flatMap((one, i) => {
    const before = shown[i - 1]
    return before !== undefined && one - before > 1 ? [null, one] : [one]
  })
}

/** The next wider circle, and at last everywhere. */
export const widerThan = (radius: number): number | null =>
  radius === ANYWHERE ? null : (GROUP_RADII.find((miles) => miles > radius) ?? ANYWHERE)
