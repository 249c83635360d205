import { type Selectable, sql } from 'kysely'
import type { SwitchName } from '#contract/notifications/settings/notification-settings.ts'
import type { NotificationSettings } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

type SettingsRow = Selectable<NotificationSettings>
export type SettingsColumns = Omit<SettingsRow, 'user_id'>

const NOTHING_CHOSEN: SettingsColumns = {
  off: [],
  quiet_from: null,
  quiet_until: null,
  time_zone: null,
  hides_content: false,
}

export async function findSettings(db: Database | Tx, userId: string): Promise<SettingsColumns> {
  const row = await db
    .selectFrom('notification_settings')
    .select(['off', 'quiet_from', 'quiet_until', 'time_zone', 'hides_content'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row ?? NOTHING_CHOSEN
}

export async function putSettings(tx: Tx, userId: string, columns: SettingsColumns): Promise<void> {
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, ...columns })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(columns))
    .execute()
}

/** One switch; the others stay. */
export async function putSwitch(
  tx: Tx,
  userId: string,
  { name, isOn }: { name: SwitchName; isOn: boolean },
): Promise<void> {
  const off = isOn ? [] : [name]
  await tx
    .insertInto('notification_settings')
    .values({ user_id: userId, off })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({
        off: sql`array_remove(notification_settings.off, ${name}::text) || ${off}::text[]`,
      }),
    )
    .execute()
}

export function exportSettings(tx: Tx, userId: string): Promise<SettingsRow[]> {
  return tx.selectFrom('notification_settings').selectAll().where('user_id', '=', userId).execute()
}

export async function deleteSettingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('notification_settings').where('user_id', '=', userId).execute()
}
