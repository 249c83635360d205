import { ageOn } from '#contract/dating/profile/profile.ts'
import {
  type OpenVerification,
  VerificationId,
  VerificationPose,
} from '#contract/dating/verification/verification.ts'
import { MediaId } from '#contract/media/picture.ts'
import { picturesFor } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findDatingPhotos } from '#server/dating/profile/photo-store.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { findDatingOf } from '#server/dating/profile/profile-store.ts'
import { findOpenVerifications } from './verification-store.ts'

export async function listVerifications(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ items: OpenVerification[] }> {
  const { db, clock } = platform
  const rows = await findOpenVerifications(db, userId)
  const people = rows.map(({ user_id }) => user_id)
  const profiles = await findDatingOf(db, people)
  const photos = await findDatingPhotos(db, people)
  const shown = [...photos.map(({ media_id }) => media_id), ...rows.flatMap(({ media_id }) => media_id ?? [])]
  const pictures = await picturesFor(
    db,
    platform,
    userId,
    shown.map((id) => MediaId.parse(id)),
  )
  const pictureOf = (id: string) => pictures.get(MediaId.parse(id)) ?? []
  const items = rows.flatMap(({ id, user_id, pose, media_id, created_at }): OpenVerification[] => {
    const profile = profiles.find((one) => one.user_id === user_id)
    const selfie = media_id === null ? undefined : pictures.get(MediaId.parse(media_id))
    if (!profile || !selfie) return []
    return [
      {
        id: VerificationId.parse(id),
        pose: VerificationPose.parse(pose),
        selfie,
        photos: photos.filter((one) => one.user_id === user_id).flatMap((one) => pictureOf(one.media_id)),
        age: ageOn(profile.date_of_birth, dayOf(clock.now())),
        at: created_at.toISOString(),
      },
    ]
  })
  return { items }
}
