import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Asked for twice, the first time counts. Returns when the account goes. */
export async function insertDeletion(
  tx: Tx,
  userId: string,
  requestedAt: Date,
  purgeAt: Date,
): Promise<{ purgeAt: Date; isNew: boolean }> {
  const inserted = await tx
    .insertInto('auth.account_deletions')
    .values({ user_id: userId, requested_at: requestedAt, purge_at: purgeAt })
    .onConflict((conflict) => conflict.doNothing())
    .returning('user_id')
    .executeTakeFirst()
  const retained = await tx
    .selectFrom('auth.account_deletions')
    .select('purge_at')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return { purgeAt: retained.purge_at, isNew: inserted !== undefined }
}

/** @returns whether there was one */
export async function cancelDeletion(tx: Tx, userId: string): Promise<boolean> {
  const cancelled = await tx
    .deleteFrom('auth.account_deletions')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return cancelled.numDeletedRows > 0n
}

/** Whose time has come. */
export async function readDueDeletions(db: Database): Promise<string[]> {
  const rows = await db
    .selectFrom('auth.account_deletions')
    .select('user_id')
    .where((build) => build('purge_at', '<=', build.fn<Date>('clock_now')))
    .orderBy('purge_at')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** Takes hold of a deletion; false when the person has signed in meanwhile. */
export async function lockDueDeletion(tx: Tx, userId: string): Promise<boolean> {
  // in the order in which a sign-in takes the two rows
  await tx.selectFrom('auth.users').select('id').where('id', '=', userId).forUpdate().execute()
  const row = await tx
    .selectFrom('auth.account_deletions')
    .select('user_id')
    .where('user_id', '=', userId)
    .where((build) => build('purge_at', '<=', build.fn<Date>('clock_now')))
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}
