import { sql } from 'kysely'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

interface Saving {
  userId: string
  postId: string
  at: Date
}

/** Makes parallel saves of one person wait for each other, so that the count holds. */
export async function countSaved(tx: Tx, userId: string): Promise<number> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`saved posts ${userId}`}, 0))`.execute(tx)
  const { saved } = await tx
    .selectFrom('post_saved')
    .select(({ fn }) => fn.countAll<number>().as('saved'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return saved
}

export async function insertSaved(tx: Tx, { userId, postId, at }: Saving): Promise<void> {
  await tx
    .insertInto('post_saved')
    .values({ user_id: userId, post_id: postId, at })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function deleteSaved(db: Database, userId: string, postId: string): Promise<void> {
  await db.deleteFrom('post_saved').where('user_id', '=', userId).where('post_id', '=', postId).execute()
}

export async function exportSaved(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('post_saved')
    .select(['post_id', 'at'])
    .where('user_id', '=', userId)
    .orderBy('post_id')
    .execute()
}

export async function deleteSavedOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('post_saved').where('user_id', '=', userId).execute()
}
