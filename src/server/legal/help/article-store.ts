import type { Selectable } from 'kysely'
import type { HelpArticle } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ArticleRow = Selectable<HelpArticle>

/** Latest first. */
export function findPublishedArticles(db: Database | Tx): Promise<ArticleRow[]> {
  return db
    .selectFrom('help_article')
    .selectAll()
    .where('is_published', '=', true)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .execute()
}

/** Drafts too; latest first. */
export function findArticles(db: Database): Promise<ArticleRow[]> {
  return db.selectFrom('help_article').selectAll().orderBy('updated_at', 'desc').orderBy('id').execute()
}

/** Nobody else changes it until the transaction ends. */
export async function lockArticle(tx: Tx, id: string): Promise<ArticleRow | null> {
  const row = await tx
    .selectFrom('help_article')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function countArticles(tx: Tx): Promise<number> {
  const { n } = await tx
    .selectFrom('help_article')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return n
}

/** Null where somebody has made it in the same moment. */
export async function insertArticle(tx: Tx, row: ArticleRow): Promise<ArticleRow | null> {
  const inserted = await tx
    .insertInto('help_article')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doNothing())
    .returningAll()
    .executeTakeFirst()
  return inserted ?? null
}

export function changeArticle(tx: Tx, { id, ...changes }: ArticleRow): Promise<ArticleRow> {
  return tx
    .updateTable('help_article')
    .set(changes)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function removeArticle(tx: Tx, id: string): Promise<ArticleRow | null> {
  const row = await tx.deleteFrom('help_article').where('id', '=', id).returningAll().executeTakeFirst()
  return row ?? null
}

export async function isPublishedArticle(tx: Tx, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('help_article')
    .select('id')
    .where('id', '=', id)
    .where('is_published', '=', true)
    .executeTakeFirst()
  return row !== undefined
}
