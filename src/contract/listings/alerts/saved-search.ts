import { z } from 'zod'
import { Place, PlaceId } from '#contract/geo/place.ts'
import { text } from '#contract/kit/text.ts'
import { readDetailFilters } from '#contract/listings/search/detail-filter.ts'
import { ListingFilters } from '#contract/listings/search/search-listings.ts'

export const SAVED_SEARCH_LIMITS = {
  perPerson: 25,
  /** Graphemes. */
  nameMax: 80,
  /** A search whose news nobody opens for so long is not looked into any more. */
  unopenedDays: 60,
} as const

/** Channels of its notifications: in the app and by mail, in the app alone, or none. */
export const ALERT_CHANNELS = ['email', 'app', 'none'] as const
export const AlertChannel = z.enum(ALERT_CHANNELS)
export type AlertChannel = z.infer<typeof AlertChannel>

export const ALERT_FREQUENCIES = ['instant', 'daily', 'weekly'] as const
export const AlertFrequency = z.enum(ALERT_FREQUENCIES)
export type AlertFrequency = z.infer<typeof AlertFrequency>

/** Minutes between two runs of a search that notifies at once, and hours for the others. */
export const INSTANT_MINUTES = 5
export const FREQUENCY_HOURS = { daily: 24, weekly: 7 * 24 } as const

const need = (path: string) => ({
  code: 'invalid_type' as const,
  expected: 'nonoptional' as const,
  path: [path],
  input: undefined,
})

/** The very filter of the list pages; what it cannot be looked up by is refused as there. */
export const SavedFilters = ListingFilters.strict().superRefine((filters, context) => {
  const { lat, lng, radius, minPrice, maxPrice, currency } = filters
  if ((lat === undefined) !== (lng === undefined)) context.addIssue(need(lat === undefined ? 'lat' : 'lng'))
  if (radius !== undefined && lat === undefined) context.addIssue(need('lat'))
  if (filters.neighborhoods !== undefined && radius === undefined) context.addIssue(need('radius'))
  if ((minPrice !== undefined || maxPrice !== undefined) && currency === undefined)
    context.addIssue(need('currency'))
  if (minPrice !== undefined && maxPrice !== undefined && minPrice > maxPrice)
    context.addIssue({
      code: 'too_small',
      origin: 'number',
      minimum: minPrice,
      inclusive: true,
      input: maxPrice,
      path: ['maxPrice'],
    })
  if (filters.details !== undefined && readDetailFilters(filters.details) === null)
    context.addIssue({ code: 'custom', message: 'Invalid input', input: filters.details, path: ['details'] })
})
export type SavedFilters = z.output<typeof SavedFilters>

/**
 * One way to write each filter: without what is not set and without the order, and without a place where it only
 * serves to tell distances. Two searches are the same when these are.
 */
export function canonicalFilters({ sort: _sort, ...filters }: SavedFilters): Partial<SavedFilters> {
  const { radius, minPrice, maxPrice } = filters
  const isSet = ([name, value]: [string, unknown]) =>
    value !== undefined &&
    value !== '' &&
    value !== false &&
    ((name !== 'lat' && name !== 'lng') || radius !== undefined) &&
    (name !== 'currency' || minPrice !== undefined || maxPrice !== undefined)
  return Object.fromEntries(Object.entries(filters).filter(isSet))
}

export const SavedSearchId = z.uuid().brand<'SavedSearchId'>()
export type SavedSearchId = z.infer<typeof SavedSearchId>

export const SavedSearchName = text({ min: 1, max: SAVED_SEARCH_LIMITS.nameMax })

/** What its person decides about a search. */
export const SavedSearchFields = z.strictObject({
  name: SavedSearchName,
  channel: AlertChannel,
  frequency: AlertFrequency,
})

export const SavedSearch = z.object({
  id: SavedSearchId,
  ...SavedSearchFields.shape,
  filters: ListingFilters.partial(),
  placeId: PlaceId.nullable(),
  /** What the middle of its circle is called. */
  place: Place.nullable(),
  /** Not looked into: as its person asked, or because nobody opened it for long. */
  paused: z.enum(['asked', 'unopened']).nullable(),
  createdAt: z.iso.datetime(),
  /** Everything published up to then has been notified. */
  lastNotifiedAt: z.iso.datetime(),
})
export type SavedSearch = z.infer<typeof SavedSearch>
