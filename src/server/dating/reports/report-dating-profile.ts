import type { DatingProfileId } from '#contract/dating/profile/profile.ts'
import { UserId } from '#contract/profiles/profile.ts'
import type { ReportFields, ReportOutcome } from '#contract/safety/report.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { submitReport } from '#server/safety/public.ts'
import { closeMatch } from '#server/dating/matches/close-match.ts'
import { storeEvidencePhotos } from './evidence-store.ts'
import { loadShownName } from '#server/dating/matches/load-shown-name.ts'
import { findDatingById, findMet } from '#server/dating/profile/profile-store.ts'
import { evidenceOf } from './report-policy.ts'

/** Whoever reported somebody does not meet them again, and is not met by them. */
export function reportDatingProfile(
  platform: Pick<Platform, 'db' | 'clock' | 'live' | 'events' | 'settings'>,
  { userId }: Member,
  { profileId, report }: { profileId: DatingProfileId; report: ReportFields },
): Promise<{ outcome: ReportOutcome }> {
  return inTransaction(platform.db, async (tx) => {
    if ((await findDatingById(tx, profileId))?.user_id === userId) throw new AppError('safety.own-subject')
    const row = await findMet(tx, userId, profileId)
    if (!row) throw new AppError('dating.not-found')
    const ownerId = UserId.parse(row.user_id)
    const name = await loadShownName(tx, ownerId)
    const subject = { kind: 'dating_profile', id: profileId } as const
    const submitted = { reporterId: userId, ownerId, subject, report, evidence: evidenceOf(row, name) }
    const now = platform.clock.now()
    const outcome = await submitReport(tx, platform, submitted)
    await storeEvidencePhotos(tx, { profileId, userId: ownerId, at: now })
    await closeMatch(tx, platform, { one: userId, other: ownerId, because: 'reported' })
    return { outcome }
  })
}
