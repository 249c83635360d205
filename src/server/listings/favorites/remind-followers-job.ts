import type { Notice } from '#contract/notices.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type FavoriteNews, knownAfter, newsOf } from './favorite-policy.ts'
import {
  asKnown,
  type Followed,
  type Follower,
  lockFollowers,
  saveKnown,
  takeChanged,
  takeEnding,
} from './favorite-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'listings.tell-followers': Record<string, never>
    'listings.remind-followers': Record<string, never>
  }
}

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock' | 'live'>
const BATCH = 200

/** Notifies followers of what was changed within a minute, and once an hour of what ends soon. */
export function workRemindFollowers(platform: Deps): void {
  platform.jobs.work(
    'listings.tell-followers',
    async () => {
      while (await remindOne(platform));
    },
    { cron: '* * * * *' },
  )
  platform.jobs.work(
    'listings.remind-followers',
    async () => {
      while (await remindSome(platform));
    },
    { cron: '27 * * * *' },
  )
}

/** What they know is saved with the notification, so that nothing is notified twice. */
function remindOne(platform: Deps): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const listing = await takeChanged(tx)
    if (listing === null) return false
    for (const follower of await lockFollowers(tx, listing.id))
      await notifyFollowers(tx, platform, listing, follower)
    return true
  })
}

async function notifyFollowers(
  tx: Tx,
  deps: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  listing: Followed,
  follower: Follower,
): Promise<void> {
  const { known_state, known_price, known_currency } = follower
  const known = asKnown({ state: known_state, sort_price: known_price, currency: known_currency })
  const now = asKnown(listing)
  const news = newsOf(known, now)
  await saveKnown(tx, follower, knownAfter(known, now))
  if (news === null || follower.is_hidden) return
  const userId = UserId.parse(follower.user_id)
  await sendNotice(tx, deps, { userId, byMail: true, notice: noticeOf(listing, news) })
}

function noticeOf({ id, title }: Followed, news: FavoriteNews): Notice {
  if (news.kind === 'favorite_price_drop')
    return { kind: news.kind, subjectId: id, facts: { title, was: news.was, now: news.now } }
  return { kind: news.kind, subjectId: id, facts: { title } }
}

function remindSome(platform: Deps): Promise<boolean> {
  return inTransaction(platform.db, async (tx) => {
    const ending = await takeEnding(tx, BATCH)
    for (const { user_id, listing_id, title, ends_at } of ending) {
      const facts = { title, endsAt: ends_at.toISOString() }
      const notice: Notice = { kind: 'favorite_ending', subjectId: listing_id, facts }
      const key = `favorite_ending.${listing_id}.${facts.endsAt}`
      await sendNotice(tx, platform, { userId: UserId.parse(user_id), byMail: true, notice, key })
    }
    return ending.length === BATCH
  })
}
