import type { PersonRow } from '#contract/staff/people/person-file.ts'
import { PEOPLE_PAGE, type PeopleFilter } from '#contract/staff/people/search-people.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { type AccountRow, findAccounts } from '#server/auth/public.ts'
import { type CursorPoint, decodeTimeCursor, encodeTimeCursor } from '#server/platform/cursor.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findProfilesNamed, personCards } from '#server/profiles/public.ts'
import { viewPersonRow } from './person-view.ts'

interface Wanted {
  q?: string | undefined
  filter?: PeopleFilter | undefined
  cursor?: string | undefined
}

/** An address or a number is looked for as a whole, a name by its beginning. */
export async function searchPeople(
  { db }: Pick<Platform, 'db'>,
  { q, filter, cursor }: Wanted,
): Promise<{ items: PersonRow[]; nextCursor: string | null }> {
  const after = cursor === undefined ? null : decodeTimeCursor(cursor)
  const found = await find(db, q?.trim() ?? '', filter, after)
  const rows = found.slice(0, PEOPLE_PAGE)
  const last = rows.at(-1)
  const cards = await personCards(
    db,
    rows.map(({ id }) => UserId.parse(id)),
  )
  return {
    items: rows.flatMap((row) => {
      const card = cards.get(UserId.parse(row.id))
      return card ? [viewPersonRow(row, card)] : []
    }),
    nextCursor:
      found.length > PEOPLE_PAGE && last ? encodeTimeCursor({ at: last.created_at, id: last.id }) : null,
  }
}

/** So many of a name are looked through. */
const NAMED_MAX = 200

async function find(
  db: Database,
  q: string,
  only: PeopleFilter | undefined,
  after: CursorPoint | null,
): Promise<AccountRow[]> {
  const page = { only, after, limit: PEOPLE_PAGE + 1 }
  if (q === '') return findAccounts(db, page)
  if (q.includes('@')) return findAccounts(db, { ...page, email: q.toLowerCase() })
  const digits = q.replace(/[\s().+-]/g, '')
  if (/^\d{7,15}$/.test(digits)) return findAccounts(db, { ...page, phone: digits })
  return findAccounts(db, { ...page, ids: await findProfilesNamed(db, q, NAMED_MAX) })
}
