import { sql } from 'kysely'
import type { Role } from '#contract/kit/access.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Every role row of a person, in no order. */
export async function readRoles(db: Database | Tx, userId: UserId): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('role').where('user_id', '=', userId).execute()
  return rows.map(({ role }) => role)
}

/** @returns false when the person had that role already */
export async function insertRole(tx: Tx, userId: UserId, role: Role): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('user_roles')
    .values({ id: uuidv7(), user_id: userId, role })
    .onConflict((conflict) => conflict.columns(['user_id', 'role']).doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function deleteRoles(tx: Tx, userId: UserId): Promise<void> {
  await tx.deleteFrom('user_roles').where('user_id', '=', userId).execute()
}

/** Everybody who may give roles, in no order. */
export async function findAdmins(db: Database | Tx): Promise<string[]> {
  const rows = await db.selectFrom('user_roles').select('user_id').where('role', '=', 'admin').execute()
  return rows.map(({ user_id }) => user_id)
}

/** Everybody who may give roles; until the transaction ends nobody else changes any. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
  await sql`select pg_advisory_xact_lock(hashtextextended('roles', 0))`.execute(tx)
  const rows = await tx.selectFrom('user_roles').select('user_id').where('role', '=', 'admin').execute()
  return rows.map(({ user_id }) => user_id)
}
