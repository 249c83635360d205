import { sql } from 'kysely'
import type { IdentityRow } from '#server/auth/users/user-store.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Sign-ins with one identity come one after the other, so that the first two make one account. */
export async function holdIdentity(tx: Tx, provider: string, providerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${provider} ${providerId}`}, 13))`.execute(tx)
}

export async function readIdentity(
  db: Database | Tx,
  provider: string,
  providerId: string,
): Promise<IdentityRow | undefined> {
  return db
    .selectFrom('auth.identities')
    .selectAll()
    .where('provider', '=', provider)
    .where('provider_id', '=', providerId)
    .executeTakeFirst()
}

export async function insertIdentity(
  tx: Tx,
  identity: {
    id: string
    userId: string
    provider: string
    providerId: string
    data: Record<string, unknown>
  },
): Promise<void> {
  await tx
    .insertInto('auth.identities')
    .values({
      id: identity.id,
      user_id: identity.userId,
      provider: identity.provider,
      provider_id: identity.providerId,
      identity_data: JSON.stringify(identity.data),
    })
    .execute()
}

/** What the provider says now. */
export async function renewIdentity(tx: Tx, id: string, data: Record<string, unknown>): Promise<void> {
  await tx
    .updateTable('auth.identities')
    .set((build) => ({ identity_data: JSON.stringify(data), updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .execute()
}

export async function deleteIdentity(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.identities').where('id', '=', id).execute()
}

export async function deleteIdentitiesOf(
  tx: Tx,
  userId: string,
  provider: string | null = null,
): Promise<void> {
  await tx
    .deleteFrom('auth.identities')
    .where('user_id', '=', userId)
    .$if(provider !== null, (query) => query.where('provider', '=', provider ?? ''))
    .execute()
}
