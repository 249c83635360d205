import { OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { picturesFor } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { namesOf } from '#server/profiles/public.ts'
import { findAllowance } from '#server/dating/deck/allowance-store.ts'
import { countHiddenContacts } from '#server/dating/contacts/contact-store.ts'
import { viewOwnDating } from './own-profile-view.ts'
import { findDatingPhotos } from './photo-store.ts'
import { findOwnDating } from './profile-store.ts'
import { findLastVerification } from '#server/dating/verification/verification-store.ts'

/** Null while there is none. */
export async function loadOwnProfile(
  db: Database | Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
): Promise<OwnDatingProfile | null> {
  const row = await findOwnDating(db, userId)
  if (!row) return null
  const photoIds = (await findDatingPhotos(db, [userId])).map(({ media_id }) => MediaId.parse(media_id))
  const pictures = await picturesFor(db, platform, userId, photoIds)
  const names = (await namesOf(db, [userId])).get(userId)
  const { shape } = OwnDatingProfile
  const last = await findLastVerification(db, userId)
  return viewOwnDating(row, {
    fullName: names?.fullName ?? '',
    photos: photoIds.flatMap((id) => pictures.get(id) ?? []),
    verification: shape.verification.parse(last?.state ?? 'none'),
    hiddenContacts: await countHiddenContacts(db, userId),
    allowance: await findAllowance(db, userId),
    now: platform.clock.now(),
  })
}

/** @throws when there is none, which its caller has made sure of */
export async function loadSavedProfile(
  tx: Tx,
  platform: Pick<Platform, 'config' | 'clock'>,
  userId: UserId,
): Promise<OwnDatingProfile> {
  const profile = await loadOwnProfile(tx, platform, userId)
  if (!profile) throw new Error('A dating profile without a row.')
  return profile
}
