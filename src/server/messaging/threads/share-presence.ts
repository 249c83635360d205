import { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPeers } from '#server/messaging/members/member-store.ts'
import { findSettings } from './settings-store.ts'

/**
 * Presence is shared with those one talks to, where both want that; never in matches, where it would show whose
 * account comes and goes with them.
 */
export function sharePresence({ db, live }: Pick<Platform, 'db' | 'live'>): void {
  live.onPresence(async (userId: UserId, isOnline: boolean) => {
    const own = await findSettings(db, [userId])
    if (own.get(userId)?.presence === true) await notifyPeers(db, live, { userId, isOnline })
  })
}

/** Whoever stops telling of themselves is gone for everybody. */
export async function hidePresence(tx: Tx, { live }: Pick<Platform, 'live'>, userId: UserId): Promise<void> {
  await notifyPeers(tx, live, { userId, isOnline: false })
}

async function notifyPeers(
  db: Database | Tx,
  live: Platform['live'],
  { userId, isOnline }: { userId: UserId; isOnline: boolean },
): Promise<void> {
  const peers = await findPeers(db, userId)
  const settings = await findSettings(db, peers)
  const recipients = peers.filter((id) => settings.get(id)?.presence === true).map((id) => UserId.parse(id))
  if (recipients.length > 0) live.toUsers(recipients, 'messaging.presence', { userId, isOnline })
}
