import { LRUCache } from 'lru-cache'
import type { FeedInput } from '#contract/dating/deck/list-dating-feed.ts'
import { grantViewing } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { signCards } from './card-view.ts'
import { blocksWithin, squaredLine } from './cell-policy.ts'
import { readFeed, type Wishes } from './feed-store.ts'
import { dayOf, filterColumns, oldestOf } from '#server/dating/profile/profile-policy.ts'
import { findOwnDating, touchDating } from '#server/dating/profile/profile-store.ts'

/** Who is known to have been here today; the database is asked again about those who fall out. */
const seenToday = new LRUCache<string, string>({ max: 100_000 })

export async function listDatingFeed(
  platform: Pick<Platform, 'hot' | 'db' | 'config' | 'clock'>,
  { userId }: Member,
  input: FeedInput,
): Promise<string> {
  const { hot, db, config, clock } = platform
  const { except } = input
  const wishes = input.saved ? null : await wishesOf(platform, userId, input)
  const json = await readFeed(hot, userId, { except, wishes })
  if (json === null) throw new AppError('dating.no-profile')
  if (json === 'paused') throw new AppError('dating.paused')
  const now = clock.now()
  const day = dayOf(now)
  if (seenToday.get(userId) !== day) {
    await touchDating(db, userId, day)
    seenToday.set(userId, day)
  }
  return signCards(json, grantViewing(userId, config.secretKey, now, 'minutes'))
}

/** @throws AppError dating.no-profile */
async function wishesOf({ db }: Pick<Platform, 'db'>, userId: string, asked: FeedInput): Promise<Wishes> {
  const own = await findOwnDating(db, userId)
  if (!own) throw new AppError('dating.no-profile')
  const { age_to, reach, ...columns } = filterColumns(asked)
  return {
    ...columns,
    oldest: oldestOf(age_to),
    reach_squared: squaredLine(reach),
    blocks: blocksWithin(own, reach),
  }
}
