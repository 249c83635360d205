import { TERMS_VERSION } from '#contract/auth/terms.ts'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockProfile } from './profile-store.ts'
import { showProfile } from './show-profile.ts'
import { insertAcceptance } from './terms-store.ts'

/** Nobody accepts what they were not shown: the page names the edition that it showed. */
export function acceptTerms(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  member: Member,
  { version }: { version: string },
): Promise<OwnProfile> {
  if (version !== TERMS_VERSION) throw new AppError('profiles.other-terms')
  const { userId } = member
  return inTransaction(db, async (tx) => {
    const profile = await lockProfile(tx, userId)
    if (!profile) throw new AppError('profiles.not-found')
    await insertAcceptance(tx, { userId, version, at: clock.now() })
    return showProfile(tx, profile, member)
  })
}
