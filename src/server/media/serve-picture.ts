import { matchesEtag } from '#server/platform/etag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRequest, WireRoute } from '#server/platform/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { loadPicture } from './load-picture.ts'
import { type StoredPicture, pictureKey, readFileName } from './picture-key-policy.ts'

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
  limit: { points: 6000, seconds: 60 },
  summary: 'Read a stored size of a picture, such as medium.avif',
  // the bytes of an id never change
  answers: { 200: ['image/avif', 'image/webp', 'image/jpeg'], 304: null },
  run: (request) => answerPicture(platform, request, null, 'public, max-age=31536000, immutable'),
})

/**
 * One kept size out of the storage, or nothing where the browser has it.
 * @param row what the database says of it; null for what everybody may see
 * @throws AppError media.not-found
 */
export async function answerPicture(
  platform: Pick<Platform, 'db' | 'storage'>,
  request: WireRequest,
  row: Omit<StoredPicture, 'id'> | null,
  cacheControl: string,
): Promise<WireAnswer> {
  const name = readFileName(request.params)
  if (!name) throw new AppError('media.not-found')
  const { id, size, format } = name
  const headers = { ...HEADERS, 'cache-control': cacheControl, etag: `"${id}-${size}-${format}"` }
  if (matchesEtag(request, headers.etag)) return { status: 304, headers }
  const bytes =
    row === null
      ? await loadPicture(platform, name)
      : await platform.storage.get(pictureKey({ id, ...row }, size, format))
  if (!bytes) throw new AppError('media.not-found')
  return { status: 200, body: bytes, headers: { ...headers, 'content-type': `image/${format}` } }
}
