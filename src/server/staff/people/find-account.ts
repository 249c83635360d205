import type { PersonCard, UserId } from '#contract/profiles/profile.ts'
import { type AccountRow, findAccounts } from '#server/auth/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { personCards } from '#server/profiles/public.ts'

/** @throws AppError staff.person-not-found */
export async function findAccount(
  db: Database | Tx,
  userId: UserId,
): Promise<{ account: AccountRow; card: PersonCard }> {
  const [account] = await findAccounts(db, { ids: [userId], after: null, limit: 1 })
  const card = (await personCards(db, [userId])).get(userId)
  if (!account || !card) throw new AppError('staff.person-not-found')
  return { account, card }
}
