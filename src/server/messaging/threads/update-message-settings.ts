import type { MessageSettings } from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSettings, putSettings } from './settings-store.ts'
import { hidePresence } from './share-presence.ts'

export function updateMessageSettings(
  platform: Pick<Platform, 'db' | 'live'>,
  { userId }: Member,
  settings: MessageSettings,
): Promise<MessageSettings> {
  return inTransaction(platform.db, async (tx) => {
    const before = (await findSettings(tx, [userId])).get(userId)
    await putSettings(tx, userId, settings)
    if (before?.presence === true && !settings.presence) await hidePresence(tx, platform, userId)
    return settings
  })
}
