import type { DatingFilters } from '#contract/dating/profile/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { blocksWithin } from '#server/dating/deck/cell-policy.ts'
import { filterColumns } from './profile-policy.ts'
import { changeDating, lockOwnDating } from './profile-store.ts'

export function updateDatingFilters(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { filters }: { filters: DatingFilters },
): Promise<{ filters: DatingFilters }> {
  return inTransaction(db, async (tx) => {
    const row = await lockOwnDating(tx, userId)
    if (!row) throw new AppError('dating.no-profile')
    const blocks = blocksWithin(row, filters.maxDistance)
    await changeDating(tx, userId, { ...filterColumns(filters), blocks })
    return { filters }
  })
}
