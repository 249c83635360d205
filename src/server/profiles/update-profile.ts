import type { z } from 'zod'
import type { OwnProfile, ProfileFields } from '#contract/profiles/profile.ts'
import { placeById } from '#server/geo/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { changeProfile } from './profile-store.ts'
import { showProfile } from './show-profile.ts'

type ProfileChanges = z.output<ReturnType<(typeof ProfileFields)['partial']>>

/** An emptied field is a field without text. */
export function updateProfile(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  member: Member,
  { fullName, displayName, bio, placeId }: ProfileChanges,
): Promise<OwnProfile> {
  const { userId } = member
  return inTransaction(db, async (tx) => {
    if (placeId != null && !(await placeById(tx, placeId))) throw new AppError('geo.place-not-found')
    await events.emit(tx, 'profiles.words-changed', { fullName, displayName, bio })
    const changed = await changeProfile(tx, userId, {
      ...(fullName !== undefined && { full_name: fullName }),
      ...(displayName !== undefined && { display_name: displayName || null }),
      ...(bio !== undefined && { bio: bio || null }),
      ...(placeId !== undefined && { place_id: placeId }),
    })
    if (!changed) throw new AppError('profiles.not-found')
    return showProfile(tx, changed, member)
  })
}
