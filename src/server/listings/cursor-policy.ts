import { z } from 'zod'
import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import { MAX_AMOUNT_MINOR } from '#contract/listings/price.ts'
import { decodeCursor, encodeCursor, invalidCursor } from '#server/platform/cursor.ts'

/** Microseconds since 1970, as exact as the database keeps time; until 2200. */
const Micros = z.int().min(0).max(7_258_118_400_000_000)
/** A position in the order from new to old. */
const Point = z.object({ at: Micros, id: z.uuid() })
/** Whether the last word is taken as it stands, as on the pages before. */
const Asked = z.object({ whole: z.boolean() })
export type Point = z.infer<typeof Point>

const ByTime = Point.extend(Asked.shape).extend({ by: z.literal('newest') })
const ByPrice = Asked.extend({
  by: z.enum(['price_asc', 'price_desc']),
  price: z.int().min(0).max(MAX_AMOUNT_MINOR),
  id: z.uuid(),
})
const ByDistance = Point.extend(Asked.shape).extend({
  by: z.literal('distance'),
  chord: z
    .number()
    .min(0)
    .max(2.01 * EARTH_RADIUS_MILES),
})
const ByStart = Asked.extend({ by: z.literal('soonest'), soon: z.string().max(40), id: z.uuid() })
/** Inside a window of ranked matches from `newest` to `oldest`; `more` says that older matches follow it. */
const ByRank = Point.extend(Asked.shape).extend({
  by: z.literal('relevance'),
  rank: z.number().min(0).max(1000),
  newest: Point,
  oldest: Point,
  more: z.boolean(),
})
/** At the beginning of the window of what is older than this. */
const NextWindow = Point.extend(Asked.shape).extend({ by: z.literal('relevance-window') })
/** In a person's own listings, latest change first. */
const ByChange = Point.extend({ by: z.literal('changed') })

/** Among the listings a person saved, latest first. */
const BySaving = Point.extend({ by: z.literal('saved') })

const Cursor = z.discriminatedUnion('by', [
  ByTime,
  ByPrice,
  ByDistance,
  ByStart,
  ByRank,
  NextWindow,
  ByChange,
  BySaving,
])
/** Behind which match the next page begins. */
export type Cursor = z.infer<typeof Cursor>
export type CursorBy<By extends Cursor['by']> = Extract<Cursor, { by: By }>

/** A cursor of any list of listings. */
export const encodeListingCursor = (cursor: Cursor): string => encodeCursor(cursor)

/** @throws AppError request.invalid when it is not one of ours, or of a list in another order */
export function decodeListingCursor<By extends Cursor['by']>(
  text: string,
  orders: readonly By[],
): CursorBy<By> {
  const cursor = decodeCursor(text, Cursor)
  if (!isOneOf(cursor, orders)) throw invalidCursor()
  return cursor
}

const isOneOf = <By extends Cursor['by']>(cursor: Cursor, orders: readonly By[]): cursor is CursorBy<By> =>
  orders.some((by) => by === cursor.by)
