import { sql } from 'kysely'
import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

/** The pictures of a series and of its occurrences. */
export async function findCovers(tx: Tx, seriesId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select cover_media_id as id from group_event where series_id = ${seriesId} and cover_media_id is not null
    union select cover_media_id from group_event_series where id = ${seriesId} and cover_media_id is not null`.execute(
    tx,
  )
  return rows.map(({ id }) => id)
}

/** Those that no event shows any more are given back. */
export async function releaseCovers(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  const { rows } = await sql<{ id: string }>`
    select shown.id from unnest(${ids}::uuid[]) as shown (id)
    where not exists (select from group_event where cover_media_id = shown.id)
      and not exists (select from group_event_series where cover_media_id = shown.id)`.execute(tx)
  if (rows.length > 0)
    await detachMedia(
      tx,
      rows.map(({ id }) => MediaId.parse(id)),
    )
}
