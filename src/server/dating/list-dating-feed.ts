import { LRUCache } from 'lru-cache'
import type { DatingProfileId } from '#contract/dating/profile.ts'
import { grantViewing } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { signCards } from './card-view.ts'
import { readFeed } from './feed-store.ts'
import { dayOf } from './profile-policy.ts'
import { touchDating } from './profile-store.ts'

/** Who is known to have been here today; the database is asked again about those who fall out. */
const seenToday = new LRUCache<string, string>({ max: 100_000 })

export async function listDatingFeed(
  { hot, db, config, clock }: Pick<Platform, 'hot' | 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { except }: { except: readonly DatingProfileId[] },
): Promise<string> {
  const json = await readFeed(hot, userId, except)
  if (json === null) throw new AppError('dating.no-profile')
  if (json === 'paused') throw new AppError('dating.paused')
  const now = clock.now()
  const day = dayOf(now)
  if (seenToday.get(userId) !== day) {
    await touchDating(db, userId, day)
    seenToday.set(userId, day)
  }
  return signCards(json, grantViewing(userId, config.secretKey, now))
}
