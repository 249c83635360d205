import type { MediaPurpose, Picture } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import { refusalOf } from './image-policy.ts'
import { expectFiles, forgetFiles, insertMedia, type Leftover } from './media-store.ts'
import { fileStem, pictureFolder, pictureKey, stemKeys } from './picture-key-policy.ts'
import { viewPicture } from './picture-view.ts'

type Deps = Pick<Platform, 'db' | 'storage'>

/**
 * Encodes and keeps a picture. The files are announced before they are written and the row comes after them, so
 * that whatever fails in between leaves nothing: neither a row without files nor, for long, files without a row.
 * @throws AppError media.too-large, media.heic, media.unsupported, media.unreadable
 */
export async function storePicture(
  deps: Deps,
  bytes: Uint8Array,
  ownerId: UserId,
  purpose: MediaPurpose = 'listing',
): Promise<Picture> {
  const refusal = refusalOf(bytes, purpose)
  if (refusal) throw new AppError(refusal.code, refusal.details)
  const laid = await layFiles(deps, await encodePicture(bytes), purpose, ownerId)
  try {
    return await inTransaction(deps.db, (tx) => ownFiles(tx, laid, ownerId, purpose))
  } catch (error) {
    await leave(deps, laid)
    throw error
  }
}

/** A picture whose files are there and that is nobody's yet: unless somebody owns it, it is swept after an hour. */
export type LaidPicture = Pick<EncodedPicture, 'width' | 'height' | 'blur' | 'looks'> & Leftover

/**
 * Announces and writes the files of a new picture. Laid twice, one encoded picture becomes two. Banners of groups and
 * photos for dating are called by whose they are.
 */
export async function layFiles(
  { db, storage }: Deps,
  { files, width, height, blur, looks }: EncodedPicture,
  purpose: MediaPurpose,
  ownerId: UserId | null = null,
): Promise<LaidPicture> {
  const id = uuidv7()
  const stem = ownerId === null ? null : fileStem(id, ownerId, purpose)
  await expectFiles(db, id, stem)
  try {
    // one after the other: none may still be under way when the others are removed again
    for (const { size, format, bytes } of files)
      await storage.put(pictureKey({ id, purpose, stem }, size, format), bytes, `image/${format}`)
  } catch (error) {
    await leave({ db, storage }, { id, stem })
    throw error
  }
  return { id, stem, width, height, blur, looks }
}

/** From now on the picture is somebody's. */
export async function ownFiles(
  tx: Tx,
  { stem, ...laid }: LaidPicture,
  ownerId: UserId,
  purpose: MediaPurpose,
): Promise<Picture> {
  await insertMedia(tx, { ...laid, owner_id: ownerId, purpose, file_stem: stem })
  await forgetFiles(tx, laid.id)
  return viewPicture(laid)
}

/** What cannot be removed now stays announced, and is swept later. */
const leave = (deps: Deps, left: Leftover) => removeFiles(deps, left).catch(() => {})

/** Done again after a failure, it does no harm. */
export async function removeFiles({ db, storage }: Deps, { id, stem }: Leftover): Promise<void> {
  for (const key of stem === null ? [] : stemKeys(stem)) await storage.delete(key)
  for (const purpose of ['listing', 'message'] as const) await storage.delete(pictureFolder(id, purpose))
  await forgetFiles(db, id)
}
