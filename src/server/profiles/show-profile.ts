import { TERMS_VERSION } from '#contract/auth/terms.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { OwnProfile } from '#contract/profiles/profile.ts'
import { placeById } from '#server/geo/public.ts'
import { picturesById } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { ProfileRow } from './profile-store.ts'
import { hasAccepted } from './terms-store.ts'
import { viewOwnProfile } from './profile-view.ts'

/** A profile as its owner sees it, with what its row points to. */
export async function showProfile(
  db: Database | Tx,
  row: ProfileRow,
  { role, suspension }: Member,
): Promise<OwnProfile> {
  const avatarId = row.avatar_media_id === null ? null : MediaId.parse(row.avatar_media_id)
  const avatar = avatarId && (await picturesById(db, [avatarId])).get(avatarId)
  const place = row.place_id === null ? null : await placeById(db, PlaceId.parse(row.place_id))
  const owesTerms = !(await hasAccepted(db, row.user_id, TERMS_VERSION))
  return viewOwnProfile(row, { avatar: avatar ?? null, place, owesTerms, role, suspension })
}
