import { z } from 'zod'

export const DetailValue = z.union([
  z.string().max(2000),
  z.number(),
  z.boolean(),
  z.array(z.string().max(60)).max(30),
])
export type DetailValue = z.infer<typeof DetailValue>
export const Details = z.record(z.string().max(40), DetailValue)
export type Details = z.infer<typeof Details>
