import { sql } from 'kysely'
import type { UserRow } from '#server/auth/users/user-store.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export interface Page {
  page: number
  perPage: number
}

/** People that are not deleted, newest first, whose address or number holds the text. */
export async function listPeople(
  db: Database,
  { page, perPage }: Page,
  filter: string,
): Promise<{ people: UserRow[]; total: number }> {
  const pattern = `%${filter.replace(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('auth.users')
    .where('deleted_at', 'is', null)
    .$if(filter !== '', (query) =>
      query.where((build) => build.or([build('email', 'ilike', pattern), build('phone', 'like', pattern)])),
    )
  const people = await found
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await found
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { people, total: Number(total) }
}

/** Newest first; with a text only those that hold it. */
export async function listAuditEntries(db: Database, { page, perPage }: Page, text: string) {
  const pattern = `%${text.replace(/[\\%_]/g, '\\$&')}%`
  const found = db
    .selectFrom('auth.audit_log_entries')
    .$if(text !== '', (query) => query.where(sql`payload::text`, 'ilike', pattern))
  const entries = await found
    .select(['id', 'payload', 'created_at', 'ip_address'])
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute()
  const { total } = await found
    .select((build) => build.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow()
  return { entries, total: Number(total) }
}

/** What hangs on an account that stays as a nameless row. */
export async function deleteTraces(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('auth.identities').where('user_id', '=', userId).execute()
  await tx.deleteFrom('auth.mfa_factors').where('user_id', '=', userId).execute()
  await tx.deleteFrom('auth.webauthn_credentials').where('user_id', '=', userId).execute()
}
