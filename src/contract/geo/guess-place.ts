import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Place } from './place.ts'

export const guessPlace = operation({
  name: 'geo.guess-place',
  method: 'GET',
  path: '/api/places/guess',
  access: 'anyone',
  summary: 'Guess the city of a time zone: its main diaspora city, or Washington DC',
  input: z.strictObject({ timeZone: z.string().max(60).optional() }),
  output: z.object({ place: Place }),
  errors: {},
})
