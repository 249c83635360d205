import { satisfies } from '#contract/kit/access.ts'
import { readStanding } from '#server/auth/public.ts'
import { findGroup } from '#server/groups/group-store.ts'
import { findMember } from '#server/groups/members/member-store.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { EventPayloads } from '#server/platform/events.ts'
import { isBlockedBetween } from '#server/safety/public.ts'
import { findPhotoOf } from './album-store.ts'

/** Members of its group see a photo as long as they are in it; staff also what they withhold, nobody else then. */
export async function checkViewing(
  tx: Tx,
  { mediaId, purpose, ownerId, viewerId, allow, refuse }: EventPayloads['media.viewing-asked'],
): Promise<void> {
  if (purpose !== 'album') return
  const photo = await findPhotoOf(tx, mediaId)
  if (!photo) return
  if (satisfies((await readStanding(tx, viewerId)).role, 'manager')) return allow()
  const group = await findGroup(tx, photo.group_id)
  if (photo.withheld !== null || !group || group.withheld_at !== null) return refuse()
  const member = await findMember(tx, photo.group_id, viewerId)
  if (member?.status === 'active' && !(await isBlockedBetween(tx, viewerId, ownerId))) allow()
}
