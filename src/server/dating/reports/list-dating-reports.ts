import { DatingProfileId } from '#contract/dating/profile/profile.ts'
import type { DatingReport } from '#contract/dating/verification/verification.ts'
import { MediaId } from '#contract/media/picture.ts'
import { ReportId } from '#contract/safety/report.ts'
import { picturesFor } from '#server/media/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findReportsOf, viewReport } from '#server/safety/public.ts'
import { findEvidencePhotos } from './evidence-store.ts'

const MOST_SHOWN = 50

/** All but those about oneself. */
export async function listDatingReports(
  platform: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
): Promise<{ items: DatingReport[] }> {
  const found = await findReportsOf(platform.db, 'dating_profile', MOST_SHOWN)
  const rows = found.filter(({ reported_user_id }) => reported_user_id !== userId)
  const photos = await findEvidencePhotos(
    platform.db,
    rows.map(({ subject_id }) => subject_id),
  )
  const pictures = await picturesFor(
    platform.db,
    platform,
    userId,
    photos.map(({ media_id }) => MediaId.parse(media_id)),
  )
  return {
    items: rows.map((row) => ({
      id: ReportId.parse(row.id),
      profileId: DatingProfileId.parse(row.subject_id),
      report: viewReport(row),
      evidence: row.evidence,
      photos: photos
        .filter(({ profile_id }) => profile_id === row.subject_id)
        .flatMap(({ media_id }) => pictures.get(MediaId.parse(media_id)) ?? []),
    })),
  }
}
