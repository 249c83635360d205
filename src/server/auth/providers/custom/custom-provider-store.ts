import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type CustomProviderRow = Selectable<DB['auth.custom_oauth_providers']>
export type CustomProviderChanges = Updateable<DB['auth.custom_oauth_providers']>

export async function readCustomProviders(
  db: Database | Tx,
  type: 'oidc' | 'oauth2' | null = null,
): Promise<CustomProviderRow[]> {
  return db
    .selectFrom('auth.custom_oauth_providers')
    .selectAll()
    .$if(type !== null, (query) => query.where('provider_type', '=', type ?? ''))
    .orderBy('identifier')
    .execute()
}

export async function readCustomProvider(
  db: Database | Tx,
  identifier: string,
): Promise<CustomProviderRow | undefined> {
  return db
    .selectFrom('auth.custom_oauth_providers')
    .selectAll()
    .where('identifier', '=', identifier)
    .executeTakeFirst()
}

/** Undefined when there is one of that name. */
export async function insertCustomProvider(
  tx: Tx,
  provider: Insertable<DB['auth.custom_oauth_providers']>,
): Promise<CustomProviderRow | undefined> {
  return tx
    .insertInto('auth.custom_oauth_providers')
    .values(provider)
    .onConflict((conflict) => conflict.column('identifier').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export async function changeCustomProvider(
  tx: Tx,
  identifier: string,
  changes: CustomProviderChanges,
): Promise<CustomProviderRow | undefined> {
  return tx
    .updateTable('auth.custom_oauth_providers')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('identifier', '=', identifier)
    .returningAll()
    .executeTakeFirst()
}

/** False when there was none. */
export async function deleteCustomProvider(tx: Tx, identifier: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.custom_oauth_providers')
    .where('identifier', '=', identifier)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
