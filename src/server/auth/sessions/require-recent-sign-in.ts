import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readSessionOf } from './session-store.ts'

/** So long a sign-in counts as recent. */
const RECENT_MS = 15 * 60_000

/**
 * For what does the most harm in the wrong hands: the session began within a quarter of an hour, or shows a second
 * factor.
 * @throws AppError auth.sign-in-again
 */
export async function requireRecentSignIn(
  db: Database | Tx,
  { clock }: Pick<Platform, 'clock'>,
  { userId, sessionId }: Member,
): Promise<void> {
  const session = await readSessionOf(db, sessionId, userId)
  const age = session ? clock.now().getTime() - session.created_at.getTime() : Infinity
  if (session?.aal === 'aal1' && age > RECENT_MS) throw new AppError('auth.sign-in-again')
  if (!session) throw new AppError('auth.sign-in-again')
}
