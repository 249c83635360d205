import { pageOf } from '#contract/kit/paging.ts'
import { AlertFrequency, SAVED_SEARCH_LIMITS, SavedFilters } from '#contract/listings/alerts/saved-search.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { LISTING_LIMITS, ListingCard } from '#contract/listings/listing.ts'
import { NAMED_MATCHES, type NoticeListing } from '#contract/listings/notices.ts'
import { type Notice } from '#contract/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { searchListings } from '#server/listings/search/search-listings.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { errorFields } from '#server/platform/log.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newAmong, nextLookAfter, SETTLING_MS } from './saved-search-policy.ts'
import {
  findDueSearches,
  pauseUnopened,
  postponeLook,
  type SavedSearchRow,
  takeNews,
} from './saved-search-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.find-matches': Record<string, never>
    'listings.pause-searches': Record<string, never>
  }
}

type Deps = Pick<Platform, 'db' | 'hot' | 'jobs' | 'clock' | 'live' | 'log'>
const BATCH = 50

/** Saved searches are looked into as often as their people want, and no more when nobody opens them. */
export function workFindMatches(platform: Deps): void {
  const { db, jobs, clock } = platform
  jobs.work(
    'listings.find-matches',
    async () => {
      const now = clock.now()
      for (let due = BATCH; due === BATCH;) {
        const searches = await findDueSearches(db, now, BATCH)
        for (const search of searches) await tryTelling(platform, search)
        due = searches.length
      }
    },
    { cron: '*/5 * * * *' },
  )
  jobs.work(
    'listings.pause-searches',
    async () => {
      while ((await pauseSome(platform)) === BATCH);
    },
    { cron: '37 4 * * *' },
  )
}

/** One search that cannot be looked into holds up no other: its turn comes again. */
async function tryTelling(platform: Deps, search: SavedSearchRow): Promise<void> {
  try {
    await notifyOfMatches(platform, search)
  } catch (error) {
    platform.log.error(errorFields(error), 'a saved search failed')
    await postponeLook(platform.db, search.id, nextLookOf(search, platform.clock.now()))
  }
}

const nextLookOf = ({ frequency }: SavedSearchRow, now: Date): Date =>
  nextLookAfter(AlertFrequency.parse(frequency), now)

/**
 * The page's own search, newest first, of which everything published since the last run is notified. What is notified is
 * counted in the same transaction, so that nothing is sent twice however many servers look.
 */
async function notifyOfMatches(platform: Deps, search: SavedSearchRow): Promise<void> {
  const { db, hot, clock } = platform
  const now = clock.now()
  const until = new Date(Math.max(search.last_notified_at.getTime(), now.getTime() - SETTLING_MS))
  const cards = newAmong(await readNewest(hot, search), { since: search.last_notified_at, until })
  const nextLookAt = nextLookOf(search, now)
  await inTransaction(db, async (tx) => {
    if (!(await takeNews(tx, search, { until, nextLookAt }))) return
    if (cards.length === 0) return
    const userId = UserId.parse(search.user_id)
    const byMail = search.channel === 'email'
    const key = `search_matches.${search.id}.${until.toISOString()}`
    await sendNotice(tx, platform, { userId, byMail, notice: noticeOf(search, cards), key })
  })
}

async function readNewest(
  hot: Platform['hot'],
  { user_id, filters }: SavedSearchRow,
): Promise<ListingCard[]> {
  const input = { ...SavedFilters.parse(filters), sort: 'newest', limit: LISTING_LIMITS.pageSizeMax } as const
  return pageOf(ListingCard).parse(
    JSON.parse(await searchListings({ hot }, { userId: UserId.parse(user_id) }, input)),
  ).items
}

function noticeOf({ id, name }: SavedSearchRow, cards: readonly ListingCard[]): Notice {
  const facts = {
    name,
    count: cards.length,
    capped: cards.length === LISTING_LIMITS.pageSizeMax,
    listings: cards.slice(0, NAMED_MATCHES).map(named),
  }
  return { kind: 'search_matches', subjectId: id, facts }
}

const named = ({ id, title, price: { amountMinor, currency } }: ListingCard): NoticeListing => ({
  id,
  title,
  price: amountMinor === null ? null : { minor: amountMinor, currency },
})

function pauseSome(platform: Deps): Promise<number> {
  const { clock } = platform
  return inTransaction(platform.db, async (tx) => {
    const before = new Date(clock.now().getTime() - SAVED_SEARCH_LIMITS.unopenedDays * DAY_MS)
    const paused = await pauseUnopened(tx, before, BATCH)
    for (const { id, user_id, name, channel } of paused) {
      const notice: Notice = { kind: 'search_paused', subjectId: id, facts: { name } }
      const byMail = channel === 'email'
      await sendNotice(tx, platform, { userId: UserId.parse(user_id), byMail, notice })
    }
    return paused.length
  })
}
