import { z } from 'zod'

/** GeoNames id of a city; the database keeps it in 32 bits. */
export const PlaceId = z
  .int()
  .positive()
  .max(2 ** 31 - 1)
  .brand<'PlaceId'>()
export type PlaceId = z.infer<typeof PlaceId>

export const Latitude = z.number().min(-90).max(90)
export const Longitude = z.number().min(-180).max(180)

export const Place = z.object({
  id: PlaceId,
  name: z.string(),
  nameAm: z.string().nullable(),
  /** State or province code where the country uses one. */
  admin1: z.string().nullable(),
  /** ISO 3166-1 alpha-2. */
  country: z.string(),
  lat: Latitude,
  lng: Longitude,
})
export type Place = z.infer<typeof Place>

/** Washington DC: where someone is taken to be when nothing else is known. */
export const FALLBACK_POSITION = { lat: 38.9, lng: -77.0 } as const

export const MILES_PER_KM = 0.621371
/** Earth radius in miles used wherever a distance is shown. */
export const EARTH_RADIUS_MILES = 3959
/** Countries whose readers count in miles. */
export const MILE_COUNTRIES: readonly string[] = ['US', 'GB', 'LR', 'MM']
