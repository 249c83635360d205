import type { Selectable } from 'kysely'
import type { ReportReading } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

export type ReadingRow = Selectable<ReportReading>

export async function insertReading(tx: Tx, reading: ReadingRow): Promise<void> {
  await tx.insertInto('report_reading').values(reading).execute()
}

/** What a member of staff read. */
export function exportReadings(tx: Tx, userId: string): Promise<ReadingRow[]> {
  return tx.selectFrom('report_reading').selectAll().where('reader_id', '=', userId).orderBy('id').execute()
}

/** That it was read stays on record; by whom goes with the account. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('report_reading').set({ reader_id: null }).where('reader_id', '=', userId).execute()
}
