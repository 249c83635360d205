import type { UserId } from '#contract/profiles/profile.ts'
import { UserId as User } from '#contract/profiles/profile.ts'
import { withdrawNotices } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteUnwritten } from './exchange-store.ts'

/** It did not come to that after all: neither is asked any more, unless one of them has written already. */
export async function withdrawExchange(
  tx: Tx,
  platform: Pick<Platform, 'clock' | 'live'>,
  sides: { listingId: string; sellerId: UserId; buyerId: string },
): Promise<void> {
  const id = await deleteUnwritten(tx, sides)
  if (id === null) return
  for (const userId of [sides.sellerId, User.parse(sides.buyerId)])
    await withdrawNotices(tx, platform, { userId, kind: 'review_invited', subjectId: id })
}
