import type { UserId } from '#contract/profiles/profile.ts'
import { openAuth } from '#server/auth/open-auth.ts'
import { readSessionIds } from '#server/auth/sessions/session-store.ts'
import { afterCommit, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { deleteSuspension, putSuspension } from './suspension-store.ts'

/**
 * From the commit on, the account may only do what is open `whileSuspended`, and its open connections end. Their
 * sessions stand, so that whoever is suspended can read why.
 * @param endsAt null: for good
 */
export async function suspendAccount(
  tx: Tx,
  platform: Platform,
  { userId, endsAt }: { userId: UserId; endsAt: Date | null },
): Promise<void> {
  await putSuspension(tx, { user_id: userId, started_at: platform.clock.now(), ends_at: endsAt })
  await platform.events.emit(tx, 'auth.suspended', { userId, endsAt })
  await forgetStandings(tx, platform, userId)
}

/** Nothing happens for somebody who is not suspended. */
export async function endSuspension(
  tx: Tx,
  platform: Platform,
  { userId }: { userId: UserId },
): Promise<void> {
  if (!(await deleteSuspension(tx, userId))) return
  await platform.events.emit(tx, 'auth.suspension-ended', { userId })
  await forgetStandings(tx, platform, userId)
}

async function forgetStandings(tx: Tx, platform: Platform, userId: UserId): Promise<void> {
  const sessionIds = await readSessionIds(tx, userId)
  afterCommit(() => {
    openAuth(platform).standings.forget(sessionIds)
    platform.live.dropSuspended(userId)
  })
}
