import { ANONYMOUS, type UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { namesOf } from '#server/profiles/public.ts'

/** The name by which others in dating know somebody. */
export async function loadShownName(db: Database | Tx, userId: UserId): Promise<string> {
  return (await namesOf(db, [userId])).get(userId)?.displayName ?? ANONYMOUS
}
