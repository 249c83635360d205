import { type MediaPurpose, type Picture, pictureUrl } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { encodePicture } from './encode-picture.ts'
import { refusalOf } from './image-policy.ts'
import { expectFiles, forgetFiles, insertMedia } from './media-store.ts'
import { viewPicture } from './picture-view.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

/**
 * Encodes and keeps a picture. The files are announced before they are written and the row comes after them, so
 * that whatever fails in between leaves nothing: neither a row without files nor, for long, files without a row.
 * @throws AppError media.too-large, media.heic, media.unsupported, media.unreadable
 */
export async function storePicture(
  { db, storage }: Deps,
  bytes: Uint8Array,
  ownerId: UserId,
  purpose: MediaPurpose = 'listing',
): Promise<Picture> {
  const refusal = refusalOf(bytes, purpose)
  if (refusal) throw new AppError(refusal.code, refusal.details)
  const { files, width, height, blur } = await encodePicture(bytes)
  const id = uuidv7()
  await expectFiles(db, id)
  try {
    // one after the other: none may still be under way when the others are removed again
    for (const { size, format, bytes: file } of files)
      await storage.put(pictureUrl(id, size, format).slice(1), file, `image/${format}`)
    await inTransaction(db, async (tx) => {
      await insertMedia(tx, { id, owner_id: ownerId, purpose, width, height, blur })
      await forgetFiles(tx, id)
    })
  } catch (error) {
    await removeFiles({ db, storage }, id).catch(() => {}) // they stay announced, and are swept later
    throw error
  }
  return viewPicture({ id, width, height, blur })
}

/** Done again after a failure, it does no harm. */
export async function removeFiles({ db, storage }: Deps, id: string): Promise<void> {
  await storage.delete(`media/${id}`)
  await forgetFiles(db, id)
}
