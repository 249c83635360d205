import { sql } from 'kysely'
import { MediaId } from '#contract/media/picture.ts'
import { picturesById } from '#server/media/public.ts'
import type { SubjectCard } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Title and cover of listings for staff, whatever their state. */
export async function findListingCards(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (ids.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing')
    .leftJoin('listing_photo as photo', (join) =>
      join.onRef('photo.listing_id', '=', 'listing.id').on('photo.position', '=', 0),
    )
    .select(['listing.id', 'listing.title', 'photo.media_id'])
    .where('listing.id', 'in', ids)
    .where('listing.state', '<>', 'deleted')
    .execute()
  const covers = await picturesById(
    db,
    rows.flatMap(({ media_id }) => (media_id === null ? [] : MediaId.parse(media_id))),
  )
  return new Map(
    rows.map(({ id, title, media_id }) => [
      id,
      { title, picture: (media_id && covers.get(MediaId.parse(media_id))) || null },
    ]),
  )
}

/** Of changes that wait: the title that the listing is to have, with the cover that it has. */
export async function findRevisionCards(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  const cards = await findListingCards(db, ids)
  if (cards.size === 0) return cards
  const rows = await db
    .selectFrom('listing_revision')
    .select(['listing_id', sql<string>`content ->> 'title'`.as('title')])
    .where('listing_id', 'in', [...cards.keys()])
    .execute()
  for (const { listing_id: id, title } of rows)
    cards.set(id, { title, picture: cards.get(id)?.picture ?? null })
  return cards
}
