import type { Insertable, Selectable } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type FactorRow = Selectable<DB['auth.mfa_factors']>
export type FactorType = FactorRow['factor_type']

/** Oldest first. */
export async function readFactors(db: Database | Tx, userId: string): Promise<FactorRow[]> {
  return db
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** Only a factor of that person. */
export async function readFactor(
  db: Database | Tx,
  userId: string,
  id: string,
): Promise<FactorRow | undefined> {
  return db
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
}

/** A person has one set of recovery codes at most. */
export async function readRecoveryFactor(db: Database | Tx, userId: string): Promise<FactorRow | undefined> {
  return db
    .selectFrom('auth.mfa_factors')
    .selectAll()
    .where('user_id', '=', userId)
    .where('factor_type', '=', 'recovery_code')
    .executeTakeFirst()
}

export async function insertFactor(tx: Tx, factor: Insertable<DB['auth.mfa_factors']>): Promise<FactorRow> {
  return tx.insertInto('auth.mfa_factors').values(factor).returningAll().executeTakeFirstOrThrow()
}

/** The code of this time step was accepted. */
export async function storeStep(tx: Tx, id: string, step: number): Promise<void> {
  await tx.updateTable('auth.mfa_factors').set({ last_used_step: step }).where('id', '=', id).execute()
}

export async function markChallenged(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('auth.mfa_factors').set({ last_challenged_at: at }).where('id', '=', id).execute()
}

export async function markVerified(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('auth.mfa_factors')
    .set((build) => ({ status: 'verified' as const, updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .execute()
}

export async function changeFactor(
  tx: Tx,
  id: string,
  changes: { friendly_name?: string; phone?: string },
): Promise<FactorRow> {
  return tx
    .updateTable('auth.mfa_factors')
    .set((build) => ({ ...changes, updated_at: build.fn<Date>('clock_now') }))
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Its challenges, codes and keys go with it. */
export async function deleteFactor(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('auth.mfa_factors').where('id', '=', id).execute()
}

export async function deleteUnverified(tx: Tx, userId: string, type: FactorType): Promise<void> {
  await tx
    .deleteFrom('auth.mfa_factors')
    .where('user_id', '=', userId)
    .where('factor_type', '=', type)
    .where('status', '=', 'unverified')
    .execute()
}

/** Factors that were begun before `before` and whose last challenge is over too. */
export async function deleteAbandoned(tx: Tx, userId: string, before: Date): Promise<void> {
  await tx
    .deleteFrom('auth.mfa_factors as factor')
    .where('user_id', '=', userId)
    .where('status', '=', 'unverified')
    .where('created_at', '<', before)
    .where(({ not, exists, selectFrom, fn }) =>
      not(
        exists(
          selectFrom('auth.mfa_challenges as challenge')
            .select('challenge.id')
            .whereRef('challenge.factor_id', '=', 'factor.id')
            .where((build) => build('challenge.expires_at', '>', fn<Date>('clock_now'))),
        ),
      ),
    )
    .execute()
}
