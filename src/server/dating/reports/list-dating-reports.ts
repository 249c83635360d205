import { DatingProfileId } from '#contract/dating/profile/profile.ts'
import type { DatingReport } from '#contract/dating/verification/verification.ts'
import { MediaId } from '#contract/media/picture.ts'
import { picturesFor } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { listReportQueue } from '#server/safety/public.ts'
import { findEvidencePhotos } from './evidence-store.ts'

/** Without reports about the reader. */
export async function listDatingReports(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ items: DatingReport[] }> {
  const queue = await listReportQueue(platform.db, ['dating_profile'], userId)
  const photos = await findEvidencePhotos(
    platform.db,
    queue.map(({ subjectId }) => subjectId),
  )
  const pictures = await picturesFor(
    platform.db,
    platform,
    userId,
    photos.map(({ media_id }) => MediaId.parse(media_id)),
  )
  return {
    items: queue.map(({ report: { id, ...report }, subjectId, evidence }) => ({
      id,
      profileId: DatingProfileId.parse(subjectId),
      report,
      evidence,
      photos: photos
        .filter(({ profile_id }) => profile_id === subjectId)
        .flatMap(({ media_id }) => pictures.get(MediaId.parse(media_id)) ?? []),
    })),
  }
}
