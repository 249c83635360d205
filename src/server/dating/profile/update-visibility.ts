import { DATING_LIMITS, type OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeHideAllowance, lockHideAllowance } from '#server/dating/contacts/hide-allowance-store.ts'
import { loadSavedProfile } from './load-own-profile.ts'
import { dayOf, hideChanges, nextDay } from './profile-policy.ts'
import { changeDating, type DatingRow, lockOwnDating } from './profile-store.ts'

interface Visibility {
  isPaused: boolean
  isIncognito: boolean
  hidesFromGroups: boolean
  hidesFromConnections: boolean
}

/** Whom staff have taken out stays out, whatever they choose here. */
export function updateVisibility(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  wanted: Visibility,
): Promise<{ profile: OwnDatingProfile }> {
  return inTransaction(platform.db, async (tx) => {
    const own = await lockOwnDating(tx, userId)
    if (!own) throw new AppError('dating.no-profile')
    await countChanges(tx, own, wanted, platform.clock.now())
    await changeDating(tx, userId, {
      is_paused: wanted.isPaused,
      is_incognito: wanted.isIncognito,
      hides_from_groups: wanted.hidesFromGroups,
      hides_from_connections: wanted.hidesFromConnections,
    })
    return { profile: await loadSavedProfile(tx, platform, userId) }
  })
}

/** @throws AppError dating.too-many-hide-changes */
async function countChanges(tx: Tx, own: DatingRow, wanted: Visibility, now: Date): Promise<void> {
  const changes = hideChanges(own, wanted)
  if (changes === 0) return
  const { switches } = await lockHideAllowance(tx, own.user_id, dayOf(now))
  const limit = DATING_LIMITS.hideChangesPerDay
  if (switches + changes > limit)
    throw new AppError('dating.too-many-hide-changes', { limit, until: nextDay(now).toISOString() })
  await changeHideAllowance(tx, own.user_id, { switches: switches + changes })
}
