import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { storedHashes, withinBudget } from './contact-policy.ts'
import { findHiddenContacts, writeHiddenContacts } from './contact-store.ts'
import { changeHideAllowance, lockHideAllowance } from './hide-allowance-store.ts'
import { hideByContacts } from './hidden-pair-store.ts'

/**
 * Hides somebody from the contacts of this list, which takes the place of the one before. Of more new ones than a day
 * takes the first are hidden from at once, rather than none.
 */
export async function storeContacts(
  tx: Tx,
  { config, clock }: Pick<Platform, 'config' | 'clock'>,
  userId: string,
  hashes: readonly string[],
): Promise<{ hiddenContacts: number; waiting: number }> {
  const wanted = storedHashes(hashes, config.secretKey)
  const now = clock.now()
  const { new_contacts: used } = await lockHideAllowance(tx, userId, dayOf(now))
  const { accepted, added } = withinBudget(wanted, {
    before: await findHiddenContacts(tx, userId),
    left: DATING_LIMITS.newContactsPerDay - used,
  })
  await changeHideAllowance(tx, userId, { new_contacts: used + added })
  await writeHiddenContacts(tx, userId, accepted)
  await hideByContacts(tx, userId, now)
  return { hiddenContacts: accepted.length, waiting: wanted.length - accepted.length }
}
