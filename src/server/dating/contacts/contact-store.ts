import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** In place of those before. */
export async function writeHiddenContacts(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('dating_hidden_contact').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('dating_hidden_contact')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

export async function findHiddenContacts(tx: Tx, userId: string): Promise<Buffer[]> {
  const rows = await tx
    .selectFrom('dating_hidden_contact')
    .select('hash')
    .where('user_id', '=', userId)
    .execute()
  return rows.map(({ hash }) => hash)
}

export async function countHiddenContacts(db: Database | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('dating_hidden_contact')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** By which others may hide from this person, in place of those before. */
export async function writeContactKeys(tx: Tx, userId: string, hashes: readonly Buffer[]): Promise<void> {
  await tx.deleteFrom('dating_contact_key').where('user_id', '=', userId).execute()
  if (hashes.length === 0) return
  await tx
    .insertInto('dating_contact_key')
    .values(hashes.map((hash) => ({ user_id: userId, hash })))
    .execute()
}

const EXPORTED = ['dating_hidden_contact', 'dating_contact_key'] as const

/** As hexadecimal. */
export async function exportContacts(tx: Tx, userId: string): Promise<Record<string, unknown[]>> {
  const tables: Record<string, unknown[]> = {}
  for (const table of EXPORTED) {
    const rows = await tx.selectFrom(table).selectAll().where('user_id', '=', userId).execute()
    tables[`public.${table}`] = rows.map(({ user_id, hash }) => ({ user_id, hash: hash.toString('hex') }))
  }
  return tables
}
