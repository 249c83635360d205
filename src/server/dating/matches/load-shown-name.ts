import { ANONYMOUS, type UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { findOwnDating } from '#server/dating/profile/profile-store.ts'

/** The name by which others in dating know somebody; it is none that their account has. */
export const loadShownName = async (db: Database | Tx, userId: UserId): Promise<string> =>
  (await findOwnDating(db, userId))?.first_name ?? ANONYMOUS
