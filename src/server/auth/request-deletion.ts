import { GUESS_BUDGETS } from './budget-policy.ts'
import { DELETION_GRACE_DAYS } from '#contract/auth/request-deletion.ts'
import { writeAudit } from './audit-store.ts'
import { requireAssurance } from './factors/check-assurance.ts'
import { queueNotice } from './mailing/send-notice-job.ts'
import { type Auth, openAuth } from './open-auth.ts'
import { matchesPassword } from './passwords/check-password.ts'
import { closeSessions } from './sessions/close-sessions.ts'
import { readSessionOf, type SessionRow } from './sessions/session-store.ts'
import { lockUser, readUser, type UserRow } from './users/user-store.ts'
import { AuthRefusal } from './wire/refusal-policy.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { insertDeletion } from './deletion/deletion-store.ts'

const DAY = 24 * 3_600_000
/** So long after signing in somebody without a password need not do so again. */
const MOMENT = 10 * 60_000

/**
 * Asks for the account to be deleted: everybody is signed out, and after the days of grace all is gone.
 * @throws AppError auth.wrong-password, auth.sign-in-again, request.too-many
 */
export async function requestDeletion(
  platform: Platform,
  member: Member,
  { password }: { password?: string | undefined },
): Promise<{ purgeAt: string }> {
  const auth = openAuth(platform)
  const { db, clock } = platform
  const user = await readUser(db, member.userId)
  const session = await readSessionOf(db, member.sessionId, member.userId)
  if (!user || !session) throw new AppError('auth.signed-out')
  await requireOwner(auth, user, session, password)
  const now = clock.now()
  return inTransaction(db, async (tx) => {
    await lockUser(tx, user.id)
    const graceEnds = new Date(now.getTime() + DELETION_GRACE_DAYS * DAY)
    const { purgeAt, isNew } = await insertDeletion(tx, user.id, now, graceEnds)
    // two windows at once: the first has done all of it
    if (!isNew) return { purgeAt: purgeAt.toISOString() }
    await platform.events.emit(tx, 'auth.deletion-requested', { userId: member.userId })
    await queueNotice(tx, auth, user, 'deletion_requested')
    await writeAudit(tx, 'user_deletion_requested', user, { ip: null })
    await closeSessions(tx, auth, user.id)
    return { purgeAt: purgeAt.toISOString() }
  })
}

async function requireOwner(
  auth: Auth,
  user: UserRow,
  session: SessionRow,
  password: string | undefined,
): Promise<void> {
  try {
    await requireAssurance(auth.platform.db, session, 401)
  } catch (error) {
    throw error instanceof AuthRefusal ? new AppError('auth.sign-in-again') : error
  }
  const { limits, clock } = auth.platform
  const { encrypted_password: storedHash } = user
  if (storedHash === null) {
    if (clock.now().getTime() - session.created_at.getTime() > MOMENT)
      throw new AppError('auth.sign-in-again')
    return
  }
  await limits.spend(GUESS_BUDGETS.signIn, user.id)
  if (!(await matchesPassword(storedHash, password ?? ''))) throw new AppError('auth.wrong-password')
  await limits.forgive(GUESS_BUDGETS.signIn, user.id)
}
