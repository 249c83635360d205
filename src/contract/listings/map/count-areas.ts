import { z } from 'zod'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { operation } from '#contract/kit/operation.ts'
import { ListingFilters, requireTogether } from '#contract/listings/search/search-listings.ts'

export const MAP_LIMITS = {
  /** Cities with the most matches. */
  areas: 500,
  /** So many of the newest matches are counted. */
  counted: 20_000,
} as const

/** What a map is narrowed by: all that a list is, but where it looks and its order. */
export const MapFilters = ListingFilters.omit({
  lat: true,
  lng: true,
  radius: true,
  neighborhoods: true,
  sort: true,
})
  .strict()
  .superRefine(requireTogether)
export type MapFilters = z.output<typeof MapFilters>
export type MapFiltersInput = z.input<typeof MapFilters>

/** A city that has matches. Listings are shown nowhere nearer than that. */
export const ListingArea = z.object({
  id: PlaceId,
  name: z.string(),
  nameAm: z.string().nullable(),
  admin1: z.string().nullable(),
  country: z.string(),
  lat: Latitude,
  lng: Longitude,
  count: z.int(),
})
export type ListingArea = z.infer<typeof ListingArea>

export const countAreas = operation({
  name: 'listings.count-areas',
  method: 'GET',
  path: '/api/listing-areas',
  access: 'anyone',
  limit: { points: 30, seconds: 60 },
  summary: 'Count the listings of a search by city, for a map',
  input: MapFilters,
  output: z.object({
    /** The most matches first. */
    areas: z.array(ListingArea),
    /** There are more matches, older ones, than were counted. */
    capped: z.boolean(),
  }),
  errors: {},
  rawJson: true,
})
