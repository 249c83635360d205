import type { DatingFields, OwnDatingProfile } from '#contract/dating/profile/profile.ts'
import { MediaId } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import { attachMedia } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockAllowance } from '#server/dating/deck/allowance-store.ts'
import { dropPhotos } from '#server/dating/reports/evidence-store.ts'
import { refuseBlockedFields } from '#server/safety/public.ts'
import { refusePhotosElsewhere } from './check-photos.ts'
import { changeName, refuseNameElsewhere } from './change-name.ts'
import { findCity } from './find-city.ts'
import { loadSavedProfile } from './load-own-profile.ts'
import { movePlace, placeColumns } from './move-city.ts'
import { findDatingPhotos, writeDatingPhotos } from './photo-store.ts'
import { ageProblem, dayOf, hasNewPlace } from './profile-policy.ts'
import { type DatingRow, findOwnDating, lockOwnDating, rewriteDating } from './profile-store.ts'
import { setContactKeys } from '#server/dating/contacts/set-contact-keys.ts'
import { withdrawVerification } from '#server/dating/verification/withdraw-verification.ts'
import { wordsIn, writtenColumns } from './written-view.ts'

export async function updateDatingProfile(
  platform: Platform,
  { userId }: Member,
  { version, fields }: { version: number; fields: DatingFields },
): Promise<{ profile: OwnDatingProfile }> {
  const now = platform.clock.now()
  const before = await findOwnDating(platform.db, userId)
  if (!before) throw new AppError('dating.nothing-to-update')
  const problem = ageProblem(fields.dateOfBirth, now)
  if (problem) throw new AppError('request.invalid', { fields: [problem] })
  const place = hasNewPlace(before, fields) ? await findCity(platform, fields) : null
  return inTransaction(platform.db, async (tx) => {
    await refuseBlockedFields(tx, wordsIn(fields))
    await refuseNameElsewhere(tx, userId, fields.firstName)
    const allowance = await lockAllowance(tx, userId, dayOf(now))
    const row = await lockOwnDating(tx, userId)
    if (!row) throw new AppError('dating.nothing-to-update')
    if (row.version !== version) throw new AppError('dating.stale')
    if (place) await movePlace(tx, allowance, place, now)
    await changeName(tx, allowance, fields.firstName, now)
    const hasNewPhotos = await changePhotos(tx, platform, userId, fields.photoIds)
    await rewriteDating(
      tx,
      userId,
      {
        ...writtenColumns(fields),
        ...(place && placeColumns(place, row.reach)),
        ...((hasNewPhotos || isOther(before, fields)) && { verified_at: null }),
        has_phone: (await readStanding(tx, userId)).hasPhone,
      },
      now,
    )
    await setContactKeys(tx, platform, userId)
    return { profile: await loadSavedProfile(tx, platform, userId) }
  })
}

/** Are the facts beside which staff compared the photos others now? */
const isOther = (row: DatingRow, { dateOfBirth, gender }: DatingFields): boolean =>
  row.date_of_birth !== dateOfBirth || row.gender !== gender

/** @returns whether there are some that staff have not compared with the person */
async function changePhotos(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  userId: UserId,
  wanted: readonly MediaId[],
): Promise<boolean> {
  const before = (await findDatingPhotos(tx, [userId])).map(({ media_id }) => MediaId.parse(media_id))
  if (before.join() === wanted.join()) return false
  const added = wanted.filter((id) => !before.includes(id))
  await attachMedia(tx, userId, added, 'dating')
  await refusePhotosElsewhere(tx, wanted)
  await writeDatingPhotos(tx, userId, wanted)
  await dropPhotos(
    tx,
    before.filter((id) => !wanted.includes(id)),
  )
  if (added.length === 0) return false
  await withdrawVerification(tx, platform, userId)
  return true
}
