import type { Selectable } from 'kysely'
import type { DatingDatePlan } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type DatePlanRow = Selectable<DatingDatePlan>

export async function insertPlan(tx: Tx, plan: DatePlanRow): Promise<void> {
  await tx.insertInto('dating_date_plan').values(plan).execute()
}

/** Those that are still shown, the next one first. */
export function findPlansOf(db: Database | Tx, userId: string, now: Date): Promise<DatePlanRow[]> {
  return db
    .selectFrom('dating_date_plan')
    .selectAll()
    .where('user_id', '=', userId)
    .where('ends_at', '>', now)
    .orderBy('starts_at')
    .orderBy('id')
    .execute()
}

export async function findPlanByToken(db: Database, hash: Buffer, now: Date): Promise<DatePlanRow | null> {
  const row = await db
    .selectFrom('dating_date_plan')
    .selectAll()
    .where('token_hash', '=', hash)
    .where('ends_at', '>', now)
    .executeTakeFirst()
  return row ?? null
}

/** @returns whether there was such a one of theirs */
export async function deletePlan(db: Database, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('dating_date_plan')
    .where('id', '=', id)
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return numDeletedRows > 0
}

export async function deleteEndedPlans(db: Database, now: Date): Promise<void> {
  await db.deleteFrom('dating_date_plan').where('ends_at', '<=', now).execute()
}

/** Without what only opens the link. */
export function exportPlans(tx: Tx, userId: string): Promise<unknown[]> {
  return tx
    .selectFrom('dating_date_plan')
    .select(['id', 'user_id', 'place', 'first_name', 'starts_at', 'ends_at', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('starts_at')
    .execute()
}

export async function deletePlansOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('dating_date_plan').where('user_id', '=', userId).execute()
}
