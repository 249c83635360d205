import { DEFAULT_MESSAGE_SETTINGS, type MessageSettings } from '#contract/messaging/threads/thread.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export async function findSettings(
  db: Database | Tx,
  userIds: readonly string[],
): Promise<Map<string, MessageSettings>> {
  const rows =
    userIds.length === 0
      ? []
      : await db.selectFrom('message_settings').selectAll().where('user_id', 'in', userIds).execute()
  const chosen = new Map(rows.map(({ user_id, ...settings }) => [user_id, settings]))
  return new Map(userIds.map((id) => [id, chosen.get(id) ?? DEFAULT_MESSAGE_SETTINGS]))
}

export async function putSettings(tx: Tx, userId: string, settings: MessageSettings): Promise<void> {
  await tx
    .insertInto('message_settings')
    .values({ user_id: userId, ...settings })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(settings))
    .execute()
}

export function exportSettings(tx: Tx, userId: string): Promise<unknown[]> {
  return tx.selectFrom('message_settings').selectAll().where('user_id', '=', userId).execute()
}

export async function deleteSettingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('message_settings').where('user_id', '=', userId).execute()
}
