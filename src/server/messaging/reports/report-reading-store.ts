import type { Selectable } from 'kysely'
import type { ReportReading } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { type Attachment, messageWith } from '#server/messaging/messages/message-store.ts'

export type ReadingRow = Selectable<ReportReading>

export async function insertReading(tx: Tx, reading: ReadingRow): Promise<void> {
  await tx.insertInto('report_reading').values(reading).execute()
}

/** The cases with which a member of staff was shown the message that this came with. */
export async function findCasesShowing(tx: Tx, readerId: string, attachment: Attachment): Promise<string[]> {
  const rows = await tx
    .selectFrom('message as m')
    .innerJoin('report_reading as reading', 'reading.thread_id', 'm.thread_id')
    .select('reading.case_id')
    .distinct()
    .where('m.id', '=', messageWith(attachment))
    .where('reading.reader_id', '=', readerId)
    .whereRef('reading.first_number', '<=', 'm.number')
    .whereRef('reading.last_number', '>=', 'm.number')
    .execute()
  return rows.map(({ case_id }) => case_id)
}

/** What a member of staff read. */
export function exportReadings(tx: Tx, userId: string): Promise<ReadingRow[]> {
  return tx.selectFrom('report_reading').selectAll().where('reader_id', '=', userId).orderBy('id').execute()
}

/** That it was read stays on record; by whom goes with the account. */
export async function forgetReader(tx: Tx, userId: string): Promise<void> {
  await tx.updateTable('report_reading').set({ reader_id: null }).where('reader_id', '=', userId).execute()
}
