import { type Selectable, sql } from 'kysely'
import type { BlockedTerm } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type BlockedTermRow = Selectable<BlockedTerm>

/** A few hundred at most, latest first. */
export function findBlockedTerms(db: Database | Tx): Promise<BlockedTermRow[]> {
  return db
    .selectFrom('blocked_term')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
}

/** Makes those who add wait for each other, so that the count holds. */
export async function countBlockedTerms(tx: Tx): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended('blocked terms', 0))`.execute(tx)
  const { n } = await tx
    .selectFrom('blocked_term')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Undefined: it is there already. */
export function insertBlockedTerm(tx: Tx, term: BlockedTermRow): Promise<BlockedTermRow | undefined> {
  return tx
    .insertInto('blocked_term')
    .values(term)
    .onConflict((conflict) => conflict.column('folded').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findBlockedTerm(tx: Tx, folded: string): Promise<BlockedTermRow> {
  return tx.selectFrom('blocked_term').selectAll().where('folded', '=', folded).executeTakeFirstOrThrow()
}

/** @returns what it was; undefined where it was not there */
export function deleteBlockedTerm(tx: Tx, id: string): Promise<BlockedTermRow | undefined> {
  return tx.deleteFrom('blocked_term').where('id', '=', id).returningAll().executeTakeFirst()
}

/** What was blocked stays; who blocked it is forgotten. */
export async function forgetBlocker(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('blocked_term').set({ added_by: null }).where('added_by', '=', userId).execute()
}

export function exportBlockedTerms(tx: Tx, userId: string): Promise<BlockedTermRow[]> {
  return tx.selectFrom('blocked_term').selectAll().where('added_by', '=', userId).orderBy('id').execute()
}
