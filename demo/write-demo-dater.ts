import { type DatingFields, WIDEST_FILTERS } from '#contract/dating/profile/profile.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { attachMedia } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { datingCell } from '#server/dating/deck/cell-policy.ts'
import { placeColumns } from '#server/dating/profile/move-city.ts'
import { writeDatingPhotos } from '#server/dating/profile/photo-store.ts'
import { filterColumns } from '#server/dating/profile/profile-policy.ts'
import { insertDatingProfile } from '#server/dating/profile/profile-store.ts'
import { writtenColumns } from '#server/dating/profile/written-view.ts'

export interface DemoDater {
  fields: Omit<DatingFields, 'locationZip' | 'position'>
  position: { lat: number; lng: number }
  isVerified: boolean
}

/** Somebody of the demo data begins to date. */
export async function writeDemoDater(
  tx: Tx,
  userId: UserId,
  { fields, position, isVerified }: DemoDater,
  now: Date,
): Promise<void> {
  const place = { ...datingCell(position), placeId: fields.placeId }
  await insertDatingProfile(tx, {
    ...writtenColumns({ ...fields, locationZip: null, position: null }),
    ...placeColumns(place, WIDEST_FILTERS.maxDistance),
    ...filterColumns(WIDEST_FILTERS),
    id: uuidv7(),
    user_id: userId,
    withheld: null,
    has_phone: false,
    verified_at: isVerified ? now : null,
    active_at: now,
    created_at: now,
    demo: true,
  })
  await attachMedia(tx, userId, fields.photoIds, 'dating')
  await writeDatingPhotos(tx, userId, fields.photoIds)
}
