import type { Insertable, Selectable } from 'kysely'
import type { TestPayment } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type TestPaymentRow = Selectable<TestPayment>

/** The same order is given the same payment again. */
export async function insertTestPayment(
  db: Database,
  payment: Insertable<TestPayment>,
): Promise<TestPaymentRow> {
  await db
    .insertInto('test_payment')
    .values(payment)
    .onConflict((conflict) => conflict.column('order_id').doNothing())
    .execute()
  return db
    .selectFrom('test_payment')
    .selectAll()
    .where('order_id', '=', payment.order_id)
    .executeTakeFirstOrThrow()
}

export async function findTestPayment(db: Database | Tx, id: string): Promise<TestPaymentRow | null> {
  const row = await db.selectFrom('test_payment').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** @returns null where it stands otherwise by now */
export async function changeTestPayment(
  db: Database | Tx,
  id: string,
  { from, to }: { from: readonly string[]; to: string },
): Promise<TestPaymentRow | null> {
  const row = await db
    .updateTable('test_payment')
    .set({ state: to })
    .where('id', '=', id)
    .where('state', 'in', from)
    .returningAll()
    .executeTakeFirst()
  return row ?? null
}
