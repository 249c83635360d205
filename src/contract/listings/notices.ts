import { z } from 'zod'
import { type NoticeDefinition, NoticeMoney, NoticeTitle } from '#contract/notifications/notice.ts'

/** A listing as a notice names it. */
export const NoticeListing = z.object({ id: z.uuid(), title: NoticeTitle, price: NoticeMoney.nullable() })
export type NoticeListing = z.infer<typeof NoticeListing>

/** How many listings a notice of new matches names. */
export const NAMED_MATCHES = 5

const PriceDrop = z.object({ title: NoticeTitle, was: NoticeMoney, now: NoticeMoney })
type PriceDrop = z.infer<typeof PriceDrop>

/** From the first price to the last, in one currency. */
const joinDrops = (older: PriceDrop, newer: PriceDrop): PriceDrop =>
  older.was.currency === newer.now.currency ? { ...newer, was: older.was } : newer

const Matches = z.object({
  name: NoticeTitle,
  count: z.int().min(1),
  /** More than were counted. */
  capped: z.boolean(),
  listings: z.array(NoticeListing).max(NAMED_MATCHES),
})
type Matches = z.infer<typeof Matches>

/** Matches add up, the newest named first. */
const joinMatches = (older: Matches, newer: Matches): Matches => ({
  ...newer,
  count: newer.count + older.count,
  capped: newer.capped || older.capped,
  listings: [...newer.listings, ...older.listings].slice(0, NAMED_MATCHES),
})

/** What people are notified of by this feature. */
export const LISTING_NOTICES = {
  favorite_price_drop: { topic: 'favorites', facts: PriceDrop, join: joinDrops },
  favorite_reserved: { topic: 'favorites', facts: z.object({ title: NoticeTitle }) },
  favorite_back: { topic: 'favorites', facts: z.object({ title: NoticeTitle }) },
  favorite_ending: { topic: 'favorites', facts: z.object({ title: NoticeTitle, endsAt: z.iso.datetime() }) },
  search_matches: { topic: 'searches', facts: Matches, join: joinMatches },
  search_paused: { topic: 'searches', facts: z.object({ name: NoticeTitle }) },
  own_listing_ending: {
    topic: 'listings',
    facts: z.object({ title: NoticeTitle, endsAt: z.iso.datetime() }),
    hasOwnMail: true,
  },
  listing_approved: { topic: 'moderation', facts: z.object({ title: NoticeTitle }), hasOwnMail: true },
  listing_changes_requested: {
    topic: 'moderation',
    facts: z.object({ title: NoticeTitle }),
    hasOwnMail: true,
  },
  listing_rejected: { topic: 'moderation', facts: z.object({ title: NoticeTitle }), hasOwnMail: true },
} as const satisfies Record<string, NoticeDefinition<z.ZodType>>
