import { satisfies } from '#contract/kit/access.ts'
import { readStanding } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { EventPayloads } from '#server/platform/events.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isEvidence } from '#server/dating/reports/evidence-store.ts'
import { findShownBy } from './photo-store.ts'
import { dayOf } from './profile-policy.ts'
import { stillShows } from './profile-store.ts'
import { isOpenSelfie } from '#server/dating/verification/verification-store.ts'

/**
 * Photos are for those who may see their profile; selfies that wait, and what a reported profile showed, for staff
 * alone. What somebody took out of their profile they do not see either.
 */
export async function checkViewing(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { mediaId, purpose, ownerId, viewerId, allow, refuse }: EventPayloads['media.viewing-asked'],
): Promise<void> {
  if (purpose !== 'dating') return
  const shownBy = await findShownBy(tx, mediaId)
  const isHeldAsEvidence = shownBy === null && (await isEvidence(tx, mediaId))
  if (ownerId === viewerId) return isHeldAsEvidence ? refuse() : undefined
  if (shownBy === ownerId && (await stillShows(tx, ownerId, viewerId, dayOf(clock.now())))) return allow()
  if (shownBy === null && !isHeldAsEvidence && !(await isOpenSelfie(tx, mediaId))) return
  if (satisfies((await readStanding(tx, viewerId)).role, 'manager')) allow()
}
