import type { MediaId } from '#contract/media/picture.ts'
import type { PlaceId } from '#contract/geo/place.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { attachMedia } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { changeProfile } from '#server/profiles/profile-store.ts'

/** Fills in the profile of a demo person and marks it as demo data. */
export async function writeDemoProfile(
  tx: Tx,
  userId: UserId,
  fields: { displayName?: string; bio?: string; placeId?: PlaceId; avatarId?: MediaId; since?: Date },
): Promise<void> {
  if (fields.avatarId !== undefined) await attachMedia(tx, userId, [fields.avatarId], 'avatar')
  await changeProfile(tx, userId, {
    demo: true,
    ...(fields.displayName !== undefined && { display_name: fields.displayName }),
    ...(fields.bio !== undefined && { bio: fields.bio }),
    ...(fields.placeId !== undefined && { place_id: fields.placeId }),
    ...(fields.avatarId !== undefined && { avatar_media_id: fields.avatarId }),
    ...(fields.since !== undefined && { created_at: fields.since }),
  })
}
