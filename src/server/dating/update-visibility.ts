import type { OwnDatingProfile } from '#contract/dating/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { loadSavedProfile } from './load-own-profile.ts'
import { changeDating, lockOwnDating } from './profile-store.ts'

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
    if (!(await lockOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    await changeDating(tx, userId, {
      is_paused: wanted.isPaused,
      is_incognito: wanted.isIncognito,
      hides_from_groups: wanted.hidesFromGroups,
      hides_from_connections: wanted.hidesFromConnections,
    })
    return { profile: await loadSavedProfile(tx, platform, userId) }
  })
}
