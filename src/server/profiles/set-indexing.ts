import type { OwnProfile } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeProfile } from './profile-store.ts'
import { showProfile } from './show-profile.ts'

export function setIndexing(
  { db }: Pick<Platform, 'db'>,
  member: Member,
  { isIndexed }: { isIndexed: boolean },
): Promise<OwnProfile> {
  return inTransaction(db, async (tx) => {
    const changed = await changeProfile(tx, member.userId, { is_indexed: isIndexed })
    if (!changed) throw new AppError('profiles.not-found')
    return showProfile(tx, changed, member)
  })
}
