import type { MediaPurpose, Picture } from '#contract/media/picture.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type EncodedPicture, encodePicture } from './encode-picture.ts'
import { refusalOf } from './image-policy.ts'
import { expectFiles, forgetFiles, insertMedia } from './media-store.ts'
import { type Kept, pictureFolder, pictureKey, pictureKeys, storageKeyOf } from './picture-key-policy.ts'
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
  const laid = await layFiles({ db, storage }, await encodePicture(bytes), { purpose, ownerId })
  try {
    return await inTransaction(db, (tx) => ownFiles(tx, laid, ownerId, purpose))
  } catch (error) {
    await leave({ db, storage }, laid)
    throw error
  }
}

/** A picture whose files are there and that is nobody's yet: unless somebody owns it, it is swept after an hour. */
export type LaidPicture = Pick<EncodedPicture, 'width' | 'height' | 'blur' | 'looks'> & Omit<Kept, 'purpose'>

/** Announces and writes the files of a new picture. Laid twice, one encoded picture becomes two. */
export async function layFiles(
  { db, storage }: Deps,
  { files, width, height, blur, looks }: EncodedPicture,
  { purpose, ownerId }: { purpose: MediaPurpose; ownerId: string },
): Promise<LaidPicture> {
  const id = uuidv7()
  const kept = { id, purpose, storageKey: storageKeyOf(id, ownerId, purpose) }
  await expectFiles(db, id, kept.storageKey)
  try {
    // one after the other: none may still be under way when the others are removed again
    for (const { size, format, bytes } of files)
      await storage.put(pictureKey(kept, size, format), bytes, `image/${format}`)
  } catch (error) {
    await leave({ db, storage }, kept)
    throw error
  }
  return { id, storageKey: kept.storageKey, width, height, blur, looks }
}

/** From now on the picture is somebody's. */
export async function ownFiles(
  tx: Tx,
  { storageKey, ...laid }: LaidPicture,
  ownerId: UserId,
  purpose: MediaPurpose,
): Promise<Picture> {
  await insertMedia(tx, { ...laid, storage_key: storageKey, owner_id: ownerId, purpose })
  await forgetFiles(tx, laid.id)
  return viewPicture(laid)
}

/** What cannot be removed now stays announced, and is swept later. */
const leave = (deps: Deps, kept: Omit<Kept, 'purpose'>) => removeFiles(deps, kept).catch(() => {})

/** Done again after a failure, it does no harm. */
export async function removeFiles(
  { db, storage }: Deps,
  { id, storageKey }: Omit<Kept, 'purpose'>,
): Promise<void> {
  for (const purpose of ['listing', 'message'] as const) {
    if (storageKey === null) await storage.delete(pictureFolder(id, purpose))
  }
  if (storageKey !== null)
    for (const key of pictureKeys({ id, purpose: 'dating', storageKey })) await storage.deleteFile(key)
  await forgetFiles(db, id)
}
