import type { Insertable, Selectable, Updateable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ClientRow = Selectable<DB['auth.oauth_clients']>

/** Newest first. */
export async function readClients(
  db: Database | Tx,
  page: { offset: number; limit: number },
): Promise<{ clients: ClientRow[]; total: number }> {
  const clients = await db
    .selectFrom('auth.oauth_clients')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(page.offset)
    .limit(page.limit)
    .execute()
  const { total } = await db
    .selectFrom('auth.oauth_clients')
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { clients, total: Number(total) }
}

export async function readClient(db: Database | Tx, id: string): Promise<ClientRow | undefined> {
  return db.selectFrom('auth.oauth_clients').selectAll().where('id', '=', id).executeTakeFirst()
}

export async function insertClient(tx: Tx, client: Insertable<DB['auth.oauth_clients']>): Promise<ClientRow> {
  return tx.insertInto('auth.oauth_clients').values(client).returningAll().executeTakeFirstOrThrow()
}

export async function changeClient(
  tx: Tx,
  id: string,
  changes: Updateable<DB['auth.oauth_clients']>,
): Promise<ClientRow | undefined> {
  return tx
    .updateTable('auth.oauth_clients')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
}

/** Consents and sessions of it go with it. False when there was none. */
export async function deleteClientRow(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('auth.oauth_clients').where('id', '=', id).executeTakeFirst()
  return numDeletedRows === 1n
}

/** Sessions that people gave to a program; of one person when named. */
export async function readProgramSessions(
  tx: Tx,
  clientId: string,
  userId: string | null = null,
): Promise<{ id: string; user_id: string }[]> {
  return tx
    .selectFrom('auth.sessions')
    .select(['id', 'user_id'])
    .where('oauth_client_id', '=', clientId)
    .$if(userId !== null, (query) => query.where('user_id', '=', userId ?? ''))
    .execute()
}
