import { isNameElsewhere } from '#contract/dating/profile/dating-name.ts'
import { DATING_LIMITS } from '#contract/dating/profile/profile.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { renameInMatches } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { namesOf } from '#server/profiles/public.ts'
import { type AllowanceRow, changeAllowance } from '#server/dating/deck/allowance-store.ts'
import { nameWaitsUntil, withChange } from './profile-policy.ts'

/**
 * Counts a change of the name, also of one who left dating and came back: whoever could be somebody else every day would
 * be nobody. The very first name is no change. Conversations of matches take the new name over.
 * @throws AppError dating.name-too-often
 */
export async function changeName(
  tx: Tx,
  { user_id, first_name, name_changes }: AllowanceRow,
  name: string,
  now: Date,
): Promise<void> {
  if (first_name === name) return
  const until = first_name === null ? null : nameWaitsUntil(name_changes, now)
  if (until) throw new AppError('dating.name-too-often', { until: until.toISOString() })
  await changeAllowance(tx, user_id, {
    first_name: name,
    ...(first_name !== null && {
      name_changes: withChange(name_changes, now, DATING_LIMITS.nameChangesPerYear),
    }),
  })
  await renameInMatches(tx, user_id, name)
}

/**
 * The name of a card is none that the account is shown by elsewhere: whoever looked for it there would find the person.
 * @throws AppError dating.name-elsewhere
 */
export async function refuseNameElsewhere(tx: Tx, userId: UserId, name: string): Promise<void> {
  const names = (await namesOf(tx, [userId])).get(userId)
  if (names && isNameElsewhere(name, [names.fullName, names.displayName]))
    throw new AppError('dating.name-elsewhere')
}
