import type { Budget } from '#server/platform/limits/rate-limit.ts'
import { GUESS_BUDGETS } from '#server/auth/budget-policy.ts'
import type { Auth } from '#server/auth/open-auth.ts'
import type { UserRow } from '#server/auth/users/user-store.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { NoticeKind } from './notice-view.ts'
import { queueNotice } from './send-notice-job.ts'
import { spentLimit } from '#server/auth/wire/refusal-view.ts'

interface Guess {
  /** Wrong answers from anywhere that one account may get before its owner is notified. */
  budget: Budget
  /** What it is counted under, also where there is no such account. */
  key: string
  /** Null: nobody's, which takes as long. */
  user: UserRow | null
  kind: NoticeKind
}

/**
 * Counts wrong answers per account over all addresses. It locks nobody out, or anybody could: when there are too many
 * the owner is notified, once a day.
 */
export async function countGuess(auth: Auth, { budget, key, user, kind }: Guess): Promise<void> {
  const { limits, db } = auth.platform
  if (await isWithin(limits.spend(budget, key))) return
  if (!(await isWithin(limits.spend(GUESS_BUDGETS.notice, `${kind} ${key}`)))) return
  await inTransaction(db, async (tx) => {
    if (user) await queueNotice(tx, auth, user, kind)
  })
}

async function isWithin(spending: Promise<void>): Promise<boolean> {
  try {
    await spending
    return true
  } catch (error) {
    if (spentLimit(error)) return false
    throw error
  }
}
