import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Latitude, Longitude, Place } from './place.ts'

export const findNearestPlace = operation({
  name: 'geo.find-nearest-place',
  method: 'GET',
  path: '/api/places/nearest',
  access: 'anyone',
  summary: 'Find the nearest city with at least 15,000 people within 200 km',
  input: z.strictObject({ lat: queryNumber(Latitude), lng: queryNumber(Longitude) }),
  output: z.object({ place: Place.nullable() }),
  errors: {},
})
