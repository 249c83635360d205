import { type Selectable, sql } from 'kysely'
import type { DB } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ChallengeRow = Selectable<DB['auth.mfa_challenges']>

export async function insertChallenge(
  tx: Tx,
  challenge: {
    id: string
    factorId: string
    ip: string | null
    toSign: string | null
    expiresAt: Date
  },
): Promise<void> {
  await tx
    .insertInto('auth.mfa_challenges')
    .values({
      id: challenge.id,
      factor_id: challenge.factorId,
      ip_address: challenge.ip,
      webauthn_challenge: challenge.toSign,
      expires_at: challenge.expiresAt,
    })
    .execute()
}

/** With whether it was asked for from that address. */
export async function lockChallenge(
  tx: Tx,
  factorId: string,
  id: string,
  ip: string | null,
): Promise<(ChallengeRow & { same_address: boolean }) | undefined> {
  return tx
    .selectFrom('auth.mfa_challenges')
    .selectAll()
    .select(sql<boolean>`ip_address is not distinct from ${ip}::inet`.as('same_address'))
    .where('factor_id', '=', factorId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
}

export async function countWrongAnswer(tx: Tx, id: string): Promise<void> {
  await tx
    .updateTable('auth.mfa_challenges')
    .set((build) => ({ attempts: build('attempts', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function markAnswered(tx: Tx, id: string, at: Date): Promise<void> {
  await tx.updateTable('auth.mfa_challenges').set({ verified_at: at }).where('id', '=', id).execute()
}

/** The number that the code of a challenge goes to; undefined when it is over or its factor gone. */
export async function readNumberToText(db: Database, id: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('auth.mfa_challenges as challenge')
    .innerJoin('auth.mfa_factors as factor', 'factor.id', 'challenge.factor_id')
    .select('factor.phone')
    .where('challenge.id', '=', id)
    .where('challenge.verified_at', 'is', null)
    .where((build) => build('challenge.expires_at', '>', build.fn<Date>('clock_now')))
    .executeTakeFirst()
  return row?.phone ?? undefined
}

/** Keeps the code of a message that is about to be sent; that of an earlier try is dead. False when it is gone. */
export async function fillChallenge(db: Database, id: string, codeHash: Buffer): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('auth.mfa_challenges')
    .set({ code_hash: codeHash })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
