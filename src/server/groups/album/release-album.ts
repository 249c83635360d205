import { MediaId } from '#contract/media/picture.ts'
import { detachMedia } from '#server/media/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findPictureIds } from './album-store.ts'

/** The photos of a group that ends go with it. */
export async function releaseAlbum(tx: Tx, groupId: string): Promise<void> {
  const ids = await findPictureIds(tx, groupId)
  await detachMedia(
    tx,
    ids.map((id) => MediaId.parse(id)),
  )
}
