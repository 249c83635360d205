import { randomUUID } from 'node:crypto'
import {
  DECK_FILTERS,
  type DatingFields,
  type OwnDatingProfile,
  WIDEST_FILTERS,
} from '#contract/dating/profile/profile.ts'
import type { Protection } from '#contract/dating/profile/protection.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import { attachMedia } from '#server/media/public.ts'
import { isHiddenOf } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockAllowance } from '#server/dating/deck/allowance-store.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { refusePhotosElsewhere } from './check-photos.ts'
import { changeName, refuseNameElsewhere } from './change-name.ts'
import { findCity } from './find-city.ts'
import { loadSavedProfile } from './load-own-profile.ts'
import { movePlace, placeColumns } from './move-city.ts'
import { writeDatingPhotos } from './photo-store.ts'
import { ageProblem, dayOf, filterColumns } from './profile-policy.ts'
import { findOwnDating, insertDatingProfile } from './profile-store.ts'
import { storeContacts } from '#server/dating/contacts/store-contacts.ts'
import { setContactKeys } from '#server/dating/contacts/set-contact-keys.ts'
import { wordsIn, writtenColumns } from './written-view.ts'

/** As the deck stands before anything was chosen. */
const AT_FIRST = { ...WIDEST_FILTERS, ...DECK_FILTERS }

export async function createDatingProfile(
  platform: Platform,
  { userId }: Member,
  { fields, protection }: { fields: DatingFields; protection: Protection },
): Promise<{ profile: OwnDatingProfile }> {
  const now = platform.clock.now()
  const problem = ageProblem(fields.dateOfBirth, now)
  if (problem) throw new AppError('request.invalid', { fields: [problem] })
  if (await findOwnDating(platform.db, userId)) throw new AppError('dating.profile-exists')
  const place = await findCity(platform, fields)
  return inTransaction(platform.db, async (tx) => {
    await refuseBlockedFields(tx, wordsIn(fields))
    await refuseNameElsewhere(tx, userId, fields.firstName)
    const allowance = await lockAllowance(tx, userId, dayOf(now))
    const isNew = await insertDatingProfile(tx, {
      ...writtenColumns(fields),
      ...placeColumns(place, AT_FIRST.maxDistance),
      ...filterColumns(AT_FIRST),
      // tells nothing of when it was made, as other ids do
      id: randomUUID(),
      user_id: userId,
      withheld: allowance.is_removed ? 'removed' : await reviewOf(tx, userId),
      is_incognito: protection.isIncognito,
      hides_from_groups: protection.hidesFromGroups,
      hides_from_connections: protection.hidesFromConnections,
      has_phone: (await readStanding(tx, userId)).hasPhone,
      active_at: now,
      created_at: now,
    })
    if (!isNew) throw new AppError('dating.profile-exists')
    await movePlace(tx, allowance, place, now)
    await changeName(tx, allowance, fields.firstName, now)
    await attachMedia(tx, userId, fields.photoIds, 'dating')
    await refusePhotosElsewhere(tx, fields.photoIds)
    await writeDatingPhotos(tx, userId, fields.photoIds)
    await setContactKeys(tx, platform, userId)
    if (protection.hashes.length > 0) await storeContacts(tx, platform, userId, protection.hashes)
    return { profile: await loadSavedProfile(tx, platform, userId) }
  })
}

/** What others said of a profile that was deleted is not over with it. */
const reviewOf = async (tx: Tx, userId: UserId): Promise<'review' | null> =>
  (await isHiddenOf(tx, 'dating_profile', userId)) ? 'review' : null
