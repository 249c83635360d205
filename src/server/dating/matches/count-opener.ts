import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { spendOpener } from '#server/dating/deck/allowance-store.ts'
import { dayOf, openerLimit } from '#server/dating/profile/profile-policy.ts'
import { findOwnDating } from '#server/dating/profile/profile-store.ts'

/** Whoever writes first in a conversation of a match does so as often a day as staff and telephone say who they are. */
export async function countOpener(
  tx: Tx,
  { clock }: Pick<Platform, 'clock'>,
  { userId, refuse }: { userId: UserId; refuse: (limit: number) => void },
): Promise<void> {
  const row = await findOwnDating(tx, userId)
  const limit = openerLimit({
    hasPhone: row?.has_phone ?? false,
    isVerified: (row?.verified_at ?? null) !== null,
  })
  if (!(await spendOpener(tx, { userId, day: dayOf(clock.now()), limit }))) refuse(limit)
}
