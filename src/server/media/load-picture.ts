import { MediaPurpose, type PictureFormat, type PictureSize } from '#contract/media/picture.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findMedia } from './media-store.ts'
import { isPrivate, pictureKey } from './picture-key-policy.ts'

/** The bytes of a picture that everybody may see, in one kept size; null where there are none. */
export async function loadPicture(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, size, format }: { id: string; size: PictureSize; format: PictureFormat },
): Promise<Uint8Array | null> {
  const bytes = await storage.get(pictureKey({ id, purpose: 'listing', stem: null }, size, format))
  if (bytes) return bytes
  // what does not lie in a folder of its own is rare, so only then the database is asked where it lies
  const [media] = await findMedia(db, [id])
  if (media?.file_stem == null) return null
  const purpose = MediaPurpose.parse(media.purpose)
  if (isPrivate(purpose)) return null
  return storage.get(pictureKey({ id, purpose, stem: media.file_stem }, size, format))
}
