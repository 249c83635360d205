import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GEO_ERRORS } from './geo-errors.ts'
import { Place, PlaceId } from './place.ts'

/** A city seen from another place. */
export const Neighbor = z.object({
  place: Place,
  miles: z.number().min(0),
  /** Degrees from north, clockwise. */
  bearing: z.number().min(0).lt(360),
})
export type Neighbor = z.infer<typeof Neighbor>

export const NEIGHBORS_MAX = 4

export const listNeighbors = operation({
  name: 'geo.list-neighbors',
  method: 'GET',
  path: '/api/places/{placeId}/neighbors',
  access: 'anyone',
  summary: 'List well-known cities around a city, in different directions',
  input: z.strictObject({ placeId: queryNumber(PlaceId) }),
  output: z.object({ neighbors: z.array(Neighbor).max(NEIGHBORS_MAX) }),
  errors: only(GEO_ERRORS, 'geo.place-not-found'),
})
