import { sql } from 'kysely'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Day, Figure } from '#server/platform/figure.ts'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** An account as staff find it. */
export interface AccountRow {
  id: string
  email: string | null
  phone: string | null
  created_at: Date
  roles: string[]
  is_suspended: boolean
  suspended_until: Date | null
  /** Sessions that are not over. */
  devices: number
}

interface Wanted {
  ids?: readonly string[]
  /** In lower case. */
  email?: string
  /** Digits alone. */
  phone?: string
  only?: 'staff' | 'suspended' | undefined
  after: CursorPoint | null
  limit: number
}

/** Newest first; guests and those who are gone are left out. */
export async function findAccounts(db: Database | Tx, wanted: Wanted): Promise<AccountRow[]> {
  const { ids, email, phone, only, after, limit } = wanted
  const { rows } = await sql<AccountRow>`
    select u.id, case when u.email_confirmed_at is not null then u.email end as email,
      case when u.phone_confirmed_at is not null then u.phone end as phone, u.created_at,
      array(select r.role::text from user_roles r where r.user_id = u.id) as roles,
      held.user_id is not null as is_suspended, held.ends_at as suspended_until,
      (select count(*)::int from auth.sessions s
        where s.user_id = u.id and (s.not_after is null or s.not_after > clock_now())) as devices
    from auth.users u
    left join user_suspension held
      on held.user_id = u.id and (held.ends_at is null or held.ends_at > clock_now())
    where u.deleted_at is null and not u.is_anonymous
      ${ids === undefined ? sql`` : sql`and u.id = any(${sql.val([...ids])}::uuid[])`}
      ${email === undefined ? sql`` : sql`and u.email = ${email}`}
      ${phone === undefined ? sql`` : sql`and u.phone = ${phone}`}
      ${only === 'staff' ? sql`and exists (select from user_roles r where r.user_id = u.id and r.role <> 'user')` : sql``}
      ${only === 'suspended' ? sql`and held.user_id is not null` : sql``}
      ${after === null ? sql`` : sql`and (u.created_at, u.id) < (${after.at}::timestamptz, ${after.id}::uuid)`}
    order by u.created_at desc, u.id desc limit ${limit}`.execute(db)
  return rows
}

/** Those of them whose account is open and is written to in that language, English where it names none of ours; all who are open where it is null. The order stays. */
export async function keepSpeakers(
  db: Database | Tx,
  ids: readonly UserId[],
  language: InterfaceLanguage | null,
): Promise<UserId[]> {
  if (ids.length === 0) return []
  const { rows } = await sql<{ id: UserId }>`
    select u.id from auth.users u
    where u.id = any(${sql.val([...ids])}::uuid[]) and u.deleted_at is null
      ${language === null ? sql`` : sql`and (coalesce(u.raw_user_meta_data ->> 'language', '') = 'am') = (${language} = 'am')`}
    order by u.id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Accounts that began on a day; guests are none. */
export async function countNewPeople(db: Database | Tx, { from, to }: Day): Promise<Figure[]> {
  const { rows } = await sql<{ value: number }>`
    select count(*)::int as value from auth.users
    where created_at >= ${from} and created_at < ${to} and not is_anonymous`.execute(db)
  return rows.map(({ value }) => ({ metric: 'new_people', slice: '', value }))
}
