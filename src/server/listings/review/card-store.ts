import { sql } from 'kysely'
import { MediaId } from '#contract/media/picture.ts'
import { mediaOf } from '#server/listings/change-media.ts'
import { findCovers } from '#server/listings/photo-store.ts'
import { picturesById } from '#server/media/public.ts'
import type { SubjectCard } from '#server/moderation/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** Title and cover of listings for staff, whatever their state. */
export async function findListingCards(
  db: Database | Tx,
  ids: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (ids.length === 0) return new Map()
  const [rows, photos] = await Promise.all([
    db
      .selectFrom('listing')
      .select(['id', 'title'])
      .where('id', 'in', ids)
      .where('state', '<>', 'deleted')
      .execute(),
    findCovers(db, ids),
  ])
  const pictures = await picturesById(db, mediaOf(photos))
  const covers = new Map(photos.map(({ listing_id, media_id }) => [listing_id, MediaId.parse(media_id)]))
  const pictureOf = (id: string) => {
    const cover = covers.get(id)
    return (cover && pictures.get(cover)) ?? null
  }
  return new Map(rows.map(({ id, title }) => [id, { title, picture: pictureOf(id) }]))
}

/** Of single photos: their listing's title, and the photo itself. */
export async function findPhotoCards(
  db: Database | Tx,
  mediaIds: readonly string[],
): Promise<Map<string, SubjectCard>> {
  if (mediaIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing_photo as photo')
    .innerJoin('listing', 'listing.id', 'photo.listing_id')
    .select(['photo.media_id', 'listing.title'])
    .where('photo.media_id', 'in', mediaIds)
    .execute()
  const ids = rows.map(({ media_id }) => MediaId.parse(media_id))
  const pictures = await picturesById(db, ids)
  return new Map(
    rows.map(({ media_id, title }) => [
      media_id,
      { title, picture: pictures.get(MediaId.parse(media_id)) ?? null },
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
