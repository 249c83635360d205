import type { Selectable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { NewCredential } from './verify-credential.ts'

export type CredentialRow = Selectable<DB['auth.webauthn_credentials']>

/** @returns undefined when somebody has this key already */
export async function insertCredential(
  tx: Tx,
  owner: { id: string; userId: string; factorId: string | null },
  made: NewCredential,
): Promise<CredentialRow | undefined> {
  return tx
    .insertInto('auth.webauthn_credentials')
    .values({
      id: owner.id,
      user_id: owner.userId,
      factor_id: owner.factorId,
      credential_id: made.credentialId,
      public_key: made.publicKey,
      sign_count: made.signCount,
      transports: made.transports,
      backup_eligible: made.backupEligible,
      backed_up: made.backedUp,
      aaguid: made.aaguid,
    })
    .onConflict((conflict) => conflict.column('credential_id').doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** The key of a second factor. */
export async function lockFactorCredential(tx: Tx, factorId: string): Promise<CredentialRow | undefined> {
  return tx
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('factor_id', '=', factorId)
    .forUpdate()
    .executeTakeFirst()
}

export async function readFactorCredentials(db: Database | Tx, userId: string): Promise<CredentialRow[]> {
  return db
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('factor_id', 'is not', null)
    .execute()
}

/** Oldest first. */
export async function readPasskeys(db: Database | Tx, userId: string): Promise<CredentialRow[]> {
  return db
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('user_id', '=', userId)
    .where('factor_id', 'is', null)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Whose passkey it is, whoever asks. */
export async function readPasskeyByKey(
  db: Database | Tx,
  credentialId: string,
): Promise<CredentialRow | undefined> {
  return db
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('credential_id', '=', credentialId)
    .where('factor_id', 'is', null)
    .executeTakeFirst()
}

export async function lockCredential(tx: Tx, id: string): Promise<CredentialRow | undefined> {
  return tx
    .selectFrom('auth.webauthn_credentials')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function markCredentialUsed(
  tx: Tx,
  id: string,
  used: { signCount: number; backedUp: boolean; at: Date },
): Promise<void> {
  await tx
    .updateTable('auth.webauthn_credentials')
    .set({ sign_count: used.signCount, backed_up: used.backedUp, last_used_at: used.at })
    .where('id', '=', id)
    .execute()
}

/** @returns undefined when that person has no such passkey */
export async function renamePasskey(
  tx: Tx,
  userId: string,
  id: string,
  name: string,
): Promise<CredentialRow | undefined> {
  return tx
    .updateTable('auth.webauthn_credentials')
    .set((build) => ({ friendly_name: name, updated_at: build.fn<Date>('clock_now') }))
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('factor_id', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

/** False when that person has no such passkey. */
export async function deletePasskey(tx: Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('auth.webauthn_credentials')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('factor_id', 'is', null)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
