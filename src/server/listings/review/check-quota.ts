import { DAY_MS } from '#contract/kit/duration.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { countOffers, lockOwner } from './quota-store.ts'
import { countPosted } from './posted-store.ts'
import { QUOTAS, type TrustLevel, trustLevel } from './trust-policy.ts'

const LATELY_DAYS = 60

/** Somebody as the rules of publishing see them. */
export interface Poster {
  level: TrustLevel
  isReachable: boolean
  memberSince: Date
  /** Listings published before. */
  published: number
  /** Listings of theirs that staff refused of late. */
  refusedLately: number
}

export async function readPoster(db: Database | Tx, userId: UserId, now: Date): Promise<Poster> {
  const since = new Date(now.getTime() - LATELY_DAYS * DAY_MS)
  const { role, hasEmail, hasPhone } = await readStanding(db, userId)
  const { published, good, refusedLately } = await countPosted(db, userId, since)
  const card = (await personCards(db, [userId])).get(userId)
  const memberSince = card ? new Date(card.memberSince) : now
  const known = { role, hasEmail, hasPhone, memberSince, goodListings: good, refusedLately }
  return {
    level: trustLevel(known, now),
    isReachable: hasEmail || hasPhone,
    memberSince,
    published,
    refusedLately,
  }
}

/**
 * Room for one more on offer; until the transaction ends nobody else takes it. `isNew` counts against the day too.
 * @throws AppError listings.too-many-active, listings.too-many-today
 */
export async function checkQuota(
  tx: Tx,
  { config, settings }: Pick<Platform, 'config' | 'settings'>,
  userId: UserId,
  { level, isNew, now }: { level: TrustLevel; isNew: boolean; now: Date },
): Promise<void> {
  const { factor } = config.rateLimits
  const active = Math.ceil(QUOTAS[level].active * factor)
  const ofNew = settings.limitOf('listings')
  const perDay = Math.ceil((level === 0 ? ofNew : Math.max(ofNew, QUOTAS[level].perDay)) * factor)
  await lockOwner(tx, userId)
  const taken = await countOffers(tx, userId, new Date(now.getTime() - DAY_MS))
  if (taken.active >= active) throw new AppError('listings.too-many-active', { limit: active })
  if (isNew && taken.handedIn >= perDay) throw new AppError('listings.too-many-today', { limit: perDay })
}
