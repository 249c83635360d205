import { sql } from 'kysely'
import type { ContentLanguage } from '#contract/language/language.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** A listing or a post, of which translations are kept. */
export interface StoredSubject {
  kind: 'listing' | 'post'
  id: string
}

export interface TranslationRow {
  title: string | null
  body: string
}

const columnOf = { listing: 'listing_id', post: 'post_id' } as const

/** What was made of these very words. */
export async function findTranslation(
  db: Database,
  { kind, id }: StoredSubject,
  language: ContentLanguage,
  sourceHash: Buffer,
): Promise<TranslationRow | null> {
  const row = await db
    .selectFrom('assistant_translation')
    .select(['title', 'body'])
    .where(columnOf[kind], '=', id)
    .where('language', '=', language)
    .where('source_hash', '=', sourceHash)
    .executeTakeFirst()
  return row ?? null
}

/** Takes the place of what was made of older words. Nothing is kept of what is gone meanwhile. */
export async function putTranslation(
  db: Database,
  { kind, id }: StoredSubject,
  made: TranslationRow & { language: ContentLanguage; sourceHash: Buffer; at: Date },
): Promise<void> {
  const table = sql.ref(kind === 'listing' ? 'listing' : 'post')
  const column = sql.ref(columnOf[kind])
  await sql`
    insert into assistant_translation (${column}, language, source_hash, title, body, made_at)
    select id, ${made.language}, ${made.sourceHash}, ${made.title}, ${made.body}, ${made.at}::timestamptz
    from ${table} where id = ${id}::uuid
    on conflict (${column}, language) where ${column} is not null
    do update set source_hash = excluded.source_hash, title = excluded.title, body = excluded.body,
      made_at = excluded.made_at`.execute(db)
}

/** What was made of somebody's own words. */
export async function exportTranslations(tx: Tx, userId: UserId): Promise<unknown[]> {
  const { rows } = await sql`
    select listing_id, post_id, language, title, body, made_at from assistant_translation
    where listing_id in (select id from listing where owner_id = ${userId}::uuid)
      or post_id in (select id from post where author_id = ${userId}::uuid)
    order by made_at`.execute(tx)
  return rows
}
