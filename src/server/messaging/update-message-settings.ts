import type { MessageSettings } from '#contract/messaging/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { putSettings } from './settings-store.ts'

export function updateMessageSettings(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  settings: MessageSettings,
): Promise<MessageSettings> {
  return inTransaction(db, async (tx) => {
    await putSettings(tx, userId, settings)
    return settings
  })
}
