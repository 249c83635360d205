import type { GroupPhotoId } from '#contract/groups/album/group-photo.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { lockShownPhoto } from './open-album.ts'

export function reportPhoto(
  platform: Pick<Platform, 'db' | 'clock' | 'events' | 'settings'>,
  { userId }: Member,
  { photoId, report }: { photoId: GroupPhotoId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    const { photo } = await lockShownPhoto(tx, photoId, userId)
    const outcome = await submitReport(tx, platform, {
      reporterId: userId,
      ownerId: UserId.parse(photo.user_id),
      subject: { kind: 'group_photo', id: photoId },
      report,
    })
    return { outcome }
  })
}
