import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings } from '#contract/messaging/threads/thread.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findSettings } from './settings-store.ts'

export async function readMessageSettings(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
): Promise<MessageSettings> {
  return (await findSettings(db, [userId])).get(userId) ?? DEFAULT_MESSAGE_SETTINGS
}
