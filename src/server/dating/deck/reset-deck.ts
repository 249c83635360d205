import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOwnDating } from '#server/dating/profile/profile-store.ts'
import { restorePasses } from './swipe-store.ts'

export function resetDeck(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
): Promise<{ restored: number }> {
  return inTransaction(db, async (tx) => {
    if (!(await findOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    return { restored: await restorePasses(tx, userId, clock.now()) }
  })
}
