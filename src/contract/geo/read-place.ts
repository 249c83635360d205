import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GEO_ERRORS } from './geo-errors.ts'
import { Place, PlaceId } from './place.ts'

export const readPlace = operation({
  name: 'geo.read-place',
  method: 'GET',
  path: '/api/places/{placeId}',
  access: 'anyone',
  summary: 'Read a city',
  input: z.strictObject({ placeId: queryNumber(PlaceId) }),
  output: Place,
  errors: only(GEO_ERRORS, 'geo.place-not-found'),
})
