import { MEDIA_LIMITS, type MediaPurpose, type Picture } from '#contract/media/picture.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refusalOf, STORAGE_FLOOR_BYTES } from './image-policy.ts'
import { spendUpload } from './media-store.ts'
import { storePicture } from './store-picture.ts'

/** What can be refused by a look at the bytes costs no part of the day's quota; what has to be decoded does. */
export async function uploadImage(
  platform: Platform,
  member: Member,
  { purpose }: { purpose: MediaPurpose },
  bytes: Uint8Array,
): Promise<Picture> {
  const refusal = refusalOf(bytes, purpose)
  if (refusal) throw new AppError(refusal.code, refusal.details)
  if ((await platform.storage.freeBytes()) < STORAGE_FLOOR_BYTES) throw new AppError('server.storage-full')
  if (!(await spendUpload(platform.db, member.userId, MEDIA_LIMITS.uploadsPerDay)))
    throw new AppError('media.quota')
  return storePicture(platform, bytes, member.userId, purpose)
}
