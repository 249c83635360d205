import { sql } from 'kysely'
import type { Category } from '#contract/listings/category.ts'
import type { Database } from '#server/platform/database/transactions.ts'

/** What search engines see of a listing. */
export interface SitemapRow {
  id: string
  lang: string
  updatedAt: Date
}

/** Its owner lets search engines list it. */
const IS_INDEXED = sql`not exists (select from profile where user_id = owner_id and not is_indexed)`

/** How many are on offer, by category; categories without any are left out. */
export async function countOffered(db: Database): Promise<{ category: Category; count: number }[]> {
  const { rows } = await sql<{ category: Category; count: number }>`
    select category, count(*)::integer as count from listing
    where state in ('active', 'reserved') and expires_at > clock_now() and ${IS_INDEXED}
    group by category order by category`.execute(db)
  return rows
}

/** Those on offer in the order in which they were begun, so that what is new comes into the last part. */
export async function findOffered(
  db: Database,
  category: Category | null,
  { skip, limit }: { skip: number; limit: number },
): Promise<SitemapRow[]> {
  const { rows } = await sql<SitemapRow>`
    select id, lang, updated_at as "updatedAt" from listing
    where state in ('active', 'reserved') and expires_at > clock_now() and ${IS_INDEXED}
      and (${category}::text is null or category = ${category})
    order by category, id
    offset ${skip} limit ${limit}`.execute(db)
  return rows
}
