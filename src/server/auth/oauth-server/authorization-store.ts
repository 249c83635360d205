import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

export type AuthorizationRow = Selectable<DB['auth.oauth_authorizations']>

export async function insertAuthorization(
  tx: Tx,
  authorization: Insertable<DB['auth.oauth_authorizations']>,
): Promise<void> {
  await tx.insertInto('auth.oauth_authorizations').values(authorization).execute()
}

export async function lockAuthorization(tx: Tx, id: string): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('auth.oauth_authorizations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function lockAuthorizationByCode(
  tx: Tx,
  codeHash: Buffer,
): Promise<AuthorizationRow | undefined> {
  return tx
    .selectFrom('auth.oauth_authorizations')
    .selectAll()
    .where('code_hash', '=', codeHash)
    .forUpdate()
    .executeTakeFirst()
}

export async function changeAuthorization(
  tx: Tx,
  id: string,
  changes: Updateable<DB['auth.oauth_authorizations']>,
): Promise<void> {
  await tx.updateTable('auth.oauth_authorizations').set(changes).where('id', '=', id).execute()
}

/** Codes that a program has not exchanged yet are dead. */
export async function deleteAuthorizations(tx: Tx, userId: string, clientId: string): Promise<void> {
  await tx
    .deleteFrom('auth.oauth_authorizations')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .execute()
}

/** What the person has agreed to before; nothing when they have not. */
export async function readConsent(db: Database | Tx, userId: string, clientId: string): Promise<string[]> {
  const consent = await db
    .selectFrom('auth.oauth_consents')
    .select('scopes')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return consent?.scopes ?? []
}

export async function putConsent(tx: Tx, userId: string, clientId: string, scopes: string[]): Promise<void> {
  await tx
    .insertInto('auth.oauth_consents')
    .values({ id: uuidv7(), user_id: userId, client_id: clientId, scopes })
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'client_id']).doUpdateSet((build) => ({
        scopes,
        granted_at: build.fn<Date>('clock_now'),
      })),
    )
    .execute()
}

export async function deleteConsent(tx: Tx, userId: string, clientId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.oauth_consents')
    .where('user_id', '=', userId)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The programs that a person has let in, newest first. */
export async function readGrants(db: Database | Tx, userId: string) {
  return db
    .selectFrom('auth.oauth_consents as consent')
    .innerJoin('auth.oauth_clients as client', 'client.id', 'consent.client_id')
    .selectAll('client')
    .select(['consent.scopes as granted_scopes', 'consent.granted_at'])
    .where('consent.user_id', '=', userId)
    .orderBy('consent.granted_at', 'desc')
    .execute()
}
