import type { MediaPurpose } from '#contract/media/picture.ts'
import { knowsTag } from '#server/platform/known-tag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRequest, WireRoute } from '#server/platform/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { findMedia } from './media-store.ts'
import { pictureKey, readFileName, stemKey } from './picture-key-policy.ts'

const HEADERS = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** GET /media/{mediaId}/{size}.{format}: public pictures. */
export const servePicture = (platform: Pick<Platform, 'db' | 'storage'>): WireRoute => ({
  name: 'media.read-file',
  method: 'GET',
  path: '/media/{mediaId}/{file}',
  readsOnly: true,
  access: 'anyone',
  summary: 'One kept size of a picture, e.g. medium.avif',
  // the bytes of an id never change
  run: (request) => answerPicture(platform, request, 'listing', 'public, max-age=31536000, immutable'),
})

/**
 * One kept size out of the storage, or nothing where the browser has it.
 * @throws AppError media.not-found
 */
export async function answerPicture(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  request: WireRequest,
  purpose: MediaPurpose,
  cacheControl: string,
): Promise<WireAnswer> {
  const name = readFileName(request.params)
  if (!name) throw new AppError('media.not-found')
  const { id, size, format } = name
  const headers = { ...HEADERS, 'cache-control': cacheControl, etag: `"${id}-${size}-${format}"` }
  if (knowsTag(request, headers.etag)) return { status: 304, headers }
  const bytes =
    (await storage.get(pictureKey(id, purpose, size, format))) ?? (await readByStem({ db, storage }, name))
  if (!bytes) throw new AppError('media.not-found')
  return { status: 200, body: bytes, headers: { ...headers, 'content-type': `image/${format}` } }
}

/** What does not lie in a folder of its own is rare, so only then the database is asked where it lies. */
async function readByStem(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, size, format }: NonNullable<ReturnType<typeof readFileName>>,
): Promise<Uint8Array | null> {
  const [media] = await findMedia(db, [id])
  return media?.file_stem == null ? null : storage.get(stemKey(media.file_stem, size, format))
}
