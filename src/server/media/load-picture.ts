import type { MediaId, MediaPurpose, PictureFormat, PictureSize } from '#contract/media/picture.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMedia } from './media-store.ts'
import { pictureKey, stemKey } from './picture-key-policy.ts'

/** The bytes of a picture in one kept size; null where there are none. */
export async function loadPicture(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, size, format }: { id: MediaId; size: PictureSize; format: PictureFormat },
  purpose: MediaPurpose = 'listing',
): Promise<Uint8Array | null> {
  const bytes = await storage.get(pictureKey(id, purpose, size, format))
  if (bytes) return bytes
  // what does not lie in a folder of its own is rare, so only then the database is asked where it lies
  const [media] = await findMedia(db, [id])
  return media?.file_stem == null ? null : storage.get(stemKey(media.file_stem, size, format))
}
