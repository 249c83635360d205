import { sql } from 'kysely'
import { LinkPreview } from '#contract/networking/posts/post.ts'
import type { Database } from '#server/platform/database/transactions.ts'

/** What was read since then; null in it where nothing could be read. */
export async function findPreview(
  db: Database,
  url: string,
  since: Date,
): Promise<{ preview: LinkPreview | null } | null> {
  const row = await db
    .selectFrom('link_preview')
    .select('preview')
    .where('url', '=', url)
    .where('read_at', '>', since)
    .executeTakeFirst()
  return row ? { preview: LinkPreview.nullable().parse(row.preview) } : null
}

/** What is older than `before` goes by the way. */
export async function savePreview(
  db: Database,
  url: string,
  { preview, at, before }: { preview: LinkPreview | null; at: Date; before: Date },
): Promise<void> {
  await sql`
    with old as (delete from link_preview where read_at <= ${before} and url <> ${url})
    insert into link_preview (url, preview, read_at)
    values (${url}, ${preview && JSON.stringify(preview)}::jsonb, ${at})
    on conflict (url) do update set preview = excluded.preview, read_at = excluded.read_at`.execute(db)
}
