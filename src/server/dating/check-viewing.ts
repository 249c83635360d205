import { satisfies } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { readStanding } from '#server/auth/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findShownBy } from './photo-store.ts'
import { maySee } from './profile-store.ts'
import { isOpenSelfie } from './verification-store.ts'

interface Viewing {
  mediaId: string
  ownerId: UserId
  viewerId: UserId
  allow: () => void
}

/** Photos are for those who may see their profile, selfies that wait for staff alone. */
export async function checkViewing(tx: Tx, { mediaId, ownerId, viewerId, allow }: Viewing): Promise<void> {
  const shownBy = await findShownBy(tx, mediaId)
  if (shownBy === ownerId && (await maySee(tx, viewerId, ownerId))) return allow()
  if (shownBy === null && !(await isOpenSelfie(tx, mediaId))) return
  if (satisfies((await readStanding(tx, viewerId)).role, 'manager')) allow()
}
