import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { text } from '#contract/kit/text.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'

export const BROADCAST_LIMITS = { titleMax: 80, textMax: 500, places: 50, listed: 20, pathMax: 200 } as const

/** Whom it is for. Without places everybody, wherever they are. */
export const Audience = z.strictObject({
  placeIds: z.array(PlaceId).max(BROADCAST_LIMITS.places),
  /** Null: all. */
  language: z.enum(INTERFACE_LANGUAGES).nullable(),
})
export type Audience = z.infer<typeof Audience>

const Title = text({ min: 1, max: BROADCAST_LIMITS.titleMax })
const Body = text({ min: 1, max: BROADCAST_LIMITS.textMax })

/** What is said, in both languages, and the page that it leads to. */
export const BroadcastContent = z.strictObject({
  titleEn: Title,
  titleAm: Title,
  textEn: Body,
  textAm: Body,
  /** A path of the app, such as /faq. */
  path: z
    .string()
    .regex(/^\/(?!\/)[\w\-/]*$/)
    .max(BROADCAST_LIMITS.pathMax)
    .nullable(),
})
export type BroadcastContent = z.infer<typeof BroadcastContent>

export const Broadcast = BroadcastContent.extend({
  id: z.uuid(),
  at: z.iso.datetime(),
  author: z.string().nullable(),
  places: z.int(),
  language: z.enum(INTERFACE_LANGUAGES).nullable(),
  audience: z.int(),
  sent: z.int(),
  isFinished: z.boolean(),
})
export type Broadcast = z.infer<typeof Broadcast>
