import { NAMED_MATCHES, NOTICE_LIMITS, type Notice } from '#contract/notifications/notification.ts'

const GROUP_MS = NOTICE_LIMITS.groupMinutes * 60_000

/** What began after this can still grow. */
export const openSince = (now: Date): Date => new Date(now.getTime() - GROUP_MS)

/** Two notices of one kind about one subject, said as one: the newer one, with what the older one alone knows. */
export function joinNotices(older: Notice, newer: Notice): Notice {
  if (newer.kind === 'favorite_price_drop' && older.kind === newer.kind) {
    const { was } = older.facts
    const isComparable = was.currency === newer.facts.now.currency
    return isComparable ? { ...newer, facts: { ...newer.facts, was } } : newer
  }
  if (newer.kind === 'search_matches' && older.kind === newer.kind) {
    const { count, capped, listings } = older.facts
    const facts = {
      ...newer.facts,
      count: newer.facts.count + count,
      capped: newer.facts.capped || capped,
      listings: [...newer.facts.listings, ...listings].slice(0, NAMED_MATCHES),
    }
    return { ...newer, facts }
  }
  // The others say how it is now; messages count all that is unread.
  return newer
}
