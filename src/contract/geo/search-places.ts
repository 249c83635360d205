import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { text } from '#contract/kit/text.ts'
import { Place } from './place.ts'

export const searchPlaces = operation({
  name: 'geo.search-places',
  method: 'GET',
  path: '/api/places',
  access: 'anyone',
  summary: 'Search cities by the beginning of their name, in Latin or Ethiopic script',
  input: z.strictObject({
    q: text({ max: 60 }).default(''),
    limit: queryNumber(z.int().min(1).max(20).default(8)),
  }),
  output: z.object({ items: z.array(Place) }),
  errors: {},
})
