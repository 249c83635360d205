import { z } from 'zod'
import { Latitude, Longitude } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { queryList, queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { GroupCategoryId } from './category.ts'
import { GroupCard } from './group.ts'
import { DEFAULT_TIME_ZONE, TimeZone } from './time-zone.ts'

/** Miles, -1 for Anywhere. */
export const GROUP_RADII = [5, 10, 18, 25, 50, 100, -1] as const
export const ANYWHERE = -1
export const DEFAULT_GROUP_RADIUS = 18

export const GROUP_DAYS = ['any', 'today', 'tomorrow', 'this_week', 'this_weekend', 'next_7'] as const
export const GroupDay = z.enum(GROUP_DAYS)
export type GroupDay = z.infer<typeof GroupDay>

export const GROUP_TYPES = ['any', 'in_person', 'online', 'hybrid'] as const
export const GroupType = z.enum(GROUP_TYPES)
export type GroupType = z.infer<typeof GroupType>

export const GROUP_SORTS = ['relevance', 'distance', 'members', 'newest', 'active'] as const
export const GroupSort = z.enum(GROUP_SORTS)
export type GroupSort = z.infer<typeof GroupSort>

export const GROUP_SEARCH_LIMITS = {
  wordsMax: 100,
  pageSize: 20,
  pageSizeMax: 50,
  /** The one list that is paged by number. */
  pageMax: 50,
  /** Groups beyond this are not counted. */
  countCap: 1000,
} as const

/** What groups are searched by, with the reader's time zone for the day. */
export const GroupFilters = z.object({
  q: text({ max: GROUP_SEARCH_LIMITS.wordsMax }).default(''),
  lat: queryNumber(Latitude.optional()),
  lng: queryNumber(Longitude.optional()),
  /** Around lat/lng; -1 is Anywhere, lat/lng then only give distances. */
  radiusMiles: queryNumber(
    z
      .number()
      .refine((miles) => miles === ANYWHERE || (miles >= 1 && miles <= 500))
      .default(DEFAULT_GROUP_RADIUS),
  ),
  categoryIds: queryList(z.array(GroupCategoryId).max(20).default([])),
  type: GroupType.default('any'),
  day: GroupDay.default('any'),
  sort: GroupSort.default('relevance'),
  /** Where days begin and end. */
  timeZone: TimeZone.default(DEFAULT_TIME_ZONE),
})
export type GroupFilters = z.output<typeof GroupFilters>

const SearchGroupsInput = GroupFilters.extend({
  page: queryNumber(z.int().min(1).max(GROUP_SEARCH_LIMITS.pageMax).default(1)),
  pageSize: queryNumber(
    z.int().min(1).max(GROUP_SEARCH_LIMITS.pageSizeMax).default(GROUP_SEARCH_LIMITS.pageSize),
  ),
})
  .strict()
  .superRefine(({ lat, lng, radiusMiles, sort }, context) => {
    const need = (path: string) =>
      context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
    if ((lat === undefined) !== (lng === undefined)) need(lat === undefined ? 'lat' : 'lng')
    if ((radiusMiles !== ANYWHERE || sort === 'distance') && lat === undefined && lng === undefined)
      need('lat')
  })
export type SearchGroupsInput = z.output<typeof SearchGroupsInput>

export const searchGroups = operation({
  name: 'groups.search-groups',
  method: 'GET',
  path: '/api/groups',
  access: 'anyone',
  summary: 'Search groups by words, city, day, type and category',
  input: SearchGroupsInput,
  output: z.object({
    items: z.array(GroupCard),
    /** Up to countCap. */
    count: z.int().min(0),
    capped: z.boolean(),
    hasMore: z.boolean(),
    /**
     * 'newest': nothing was asked for and nothing lies here, or the search failed; these are the newest groups
     * anywhere.
     */
    shown: z.enum(['matches', 'newest']),
  }),
  errors: {},
  rawJson: true,
})
