import type { DraftContent } from '#contract/listings/listing-content.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { picturesById } from '#server/media/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

/** The pictures of a content, in their order. */
export async function picturesOf(
  db: Database | Tx,
  { photos }: Pick<DraftContent, 'photos'>,
): Promise<Picture[]> {
  const ids = photos.map(({ mediaId }) => MediaId.parse(mediaId))
  const pictures = await picturesById(db, ids)
  return ids.flatMap((id) => pictures.get(id) ?? [])
}
