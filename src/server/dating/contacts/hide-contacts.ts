import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hideByContacts } from './hidden-pair-store.ts'
import { storedHashes, withinBudget } from './contact-policy.ts'
import { findHiddenContacts, writeHiddenContacts } from './contact-store.ts'
import { changeHideAllowance, lockHideAllowance } from './hide-allowance-store.ts'
import { dayOf } from '#server/dating/profile/profile-policy.ts'
import { lockOwnDating } from '#server/dating/profile/profile-store.ts'

/** Of more new contacts than a day takes the first are hidden from at once, rather than none. */
export function hideContacts(
  { db, config, clock }: Pick<Platform, 'db' | 'config' | 'clock'>,
  { userId }: Member,
  { hashes }: { hashes: readonly string[] },
): Promise<{ hiddenContacts: number; waiting: number }> {
  const wanted = storedHashes(hashes, config.secretKey)
  return inTransaction(db, async (tx) => {
    if (!(await lockOwnDating(tx, userId))) throw new AppError('dating.no-profile')
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
  })
}
