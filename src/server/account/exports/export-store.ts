import { type Selectable, sql } from 'kysely'
import { EXPORT_LIMITS } from '#contract/account/exports/data-export.ts'
import type { DataExport } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ExportRow = Selectable<DataExport>

export function findExport(db: Database | Tx, userId: string): Promise<ExportRow | undefined> {
  return db.selectFrom('data_export').selectAll().where('user_id', '=', userId).executeTakeFirst()
}

/** The first one of a person; undefined when there is one already. */
export function insertExport(
  tx: Tx,
  userId: string,
  fresh: Pick<ExportRow, 'id' | 'requested_at'>,
): Promise<ExportRow | undefined> {
  return tx
    .insertInto('data_export')
    .values({ user_id: userId, ...fresh })
    .onConflict((conflict) => conflict.doNothing())
    .returningAll()
    .executeTakeFirst()
}

/** Of two requests at once, the second one waits here and then sees the first. */
export function lockExport(tx: Tx, userId: string): Promise<ExportRow> {
  return tx
    .selectFrom('data_export')
    .selectAll()
    .where('user_id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

export function replaceExport(
  tx: Tx,
  userId: string,
  fresh: Pick<ExportRow, 'id' | 'requested_at'>,
): Promise<ExportRow> {
  return tx
    .updateTable('data_export')
    .set({ ...fresh, ready_at: null, expires_at: null, bytes: null })
    .where('user_id', '=', userId)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** @returns whether it was still wanted */
export async function markReady(tx: Tx, id: string, bytes: number): Promise<boolean> {
  const marked = await tx
    .updateTable('data_export')
    .set({
      ready_at: sql`clock_now()`,
      expires_at: sql`clock_now() + make_interval(days => ${EXPORT_LIMITS.availableDays})`,
      bytes,
    })
    .where('id', '=', id)
    .where('ready_at', 'is', null)
    .executeTakeFirst()
  return marked.numUpdatedRows > 0n
}

/** A file that may be downloaded now. */
export function findAvailable(db: Database, id: string): Promise<ExportRow | undefined> {
  return db
    .selectFrom('data_export')
    .selectAll()
    .where('id', '=', id)
    .where('expires_at', '>', sql<Date>`clock_now()`)
    .executeTakeFirst()
}

/** Ends those whose time is over. @returns their ids */
export async function takeExpired(tx: Tx): Promise<string[]> {
  const rows = await tx
    .deleteFrom('data_export')
    .where('expires_at', '<=', sql<Date>`clock_now()`)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** @returns its id, if there was one */
export async function takeExportOf(tx: Tx, userId: string): Promise<string | undefined> {
  const row = await tx
    .deleteFrom('data_export')
    .where('user_id', '=', userId)
    .returning('id')
    .executeTakeFirst()
  return row?.id
}
