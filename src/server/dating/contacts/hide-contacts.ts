import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockOwnDating } from '#server/dating/profile/profile-store.ts'
import { storeContacts } from './store-contacts.ts'

export function hideContacts(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { hashes }: { hashes: readonly string[] },
): Promise<{ hiddenContacts: number; waiting: number }> {
  return inTransaction(platform.db, async (tx) => {
    if (!(await lockOwnDating(tx, userId))) throw new AppError('dating.no-profile')
    return storeContacts(tx, platform, userId, hashes)
  })
}
