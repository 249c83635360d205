import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** A part that is off, the rule of a category, or a limit. */
export type SettingValue = false | string | number

export async function findSettings(
  db: Database | Tx,
): Promise<{ name: string; value: unknown; changed_at: Date }[]> {
  return db.selectFrom('site_setting').select(['name', 'value', 'changed_at']).orderBy('name').execute()
}

/** Null: as it comes. @returns false where it was so already */
export async function saveSetting(
  tx: Tx,
  name: string,
  value: SettingValue | null,
  at: Date,
): Promise<boolean> {
  if (value === null) {
    const taken = await tx
      .deleteFrom('site_setting')
      .where('name', '=', name)
      .returning('name')
      .executeTakeFirst()
    return taken !== undefined
  }
  const { rows } = await sql`
    insert into site_setting (name, value, changed_at) values (${name}, ${JSON.stringify(value)}::jsonb, ${at})
    on conflict (name) do update set value = excluded.value, changed_at = excluded.changed_at
    where site_setting.value <> excluded.value
    returning name`.execute(tx)
  return rows.length > 0
}
