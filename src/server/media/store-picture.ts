import { type MediaPurpose, type Picture, pictureUrl } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'
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
  const laid = await layFiles({ db, storage }, await encodePicture(bytes))
  try {
    return await inTransaction(db, (tx) => ownFiles(tx, laid, ownerId, purpose))
  } catch (error) {
    await leave({ db, storage }, laid.id)
    throw error
  }
}

/** A picture whose files are there and that is nobody's yet: unless somebody owns it, it is swept after an hour. */
export type LaidPicture = Pick<EncodedPicture, 'width' | 'height' | 'blur' | 'looks'> & { id: string }

/** Announces and writes the files of a new picture. Laid twice, one encoded picture becomes two. */
export async function layFiles(
  { db, storage }: Deps,
  { files, width, height, blur, looks }: EncodedPicture,
): Promise<LaidPicture> {
  const id = uuidv7()
  await expectFiles(db, id)
  try {
    // one after the other: none may still be under way when the others are removed again
    for (const { size, format, bytes } of files)
      await storage.put(pictureUrl(id, size, format).slice(1), bytes, `image/${format}`)
  } catch (error) {
    await leave({ db, storage }, id)
    throw error
  }
  return { id, width, height, blur, looks }
}

/** From now on the picture is somebody's. */
export async function ownFiles(
  tx: Tx,
  laid: LaidPicture,
  ownerId: UserId,
  purpose: MediaPurpose,
): Promise<Picture> {
  await insertMedia(tx, { ...laid, owner_id: ownerId, purpose })
  await forgetFiles(tx, laid.id)
  return viewPicture(laid)
}

/** What cannot be removed now stays announced, and is swept later. */
const leave = (deps: Deps, id: string) => removeFiles(deps, id).catch(() => {})

/** Done again after a failure, it does no harm. */
export async function removeFiles({ db, storage }: Deps, id: string): Promise<void> {
  await storage.delete(`media/${id}`)
  await forgetFiles(db, id)
}
