import { MediaPurpose } from '#contract/media/picture.ts'
import { knowsTag } from '#server/platform/known-tag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRequest, WireRoute } from '#server/platform/wire.ts'
import { AppError } from '#server/platform/app-error.ts'
import { findMedia } from './media-store.ts'
import { isPrivate, type Kept, pictureKey, readFileName } from './picture-key-policy.ts'

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
  run: (request) => answerPicture(platform, request, null, 'public, max-age=31536000, immutable'),
})

/**
 * One kept size out of the storage, or nothing where the browser has it.
 * @param row what the database says of it; null for what everybody may see
 * @throws AppError media.not-found
 */
export async function answerPicture(
  deps: Pick<Platform, 'db' | 'storage'>,
  request: WireRequest,
  row: Omit<Kept, 'id'> | null,
  cacheControl: string,
): Promise<WireAnswer> {
  const name = readFileName(request.params)
  if (!name) throw new AppError('media.not-found')
  const { id, size, format } = name
  const headers = { ...HEADERS, 'cache-control': cacheControl, etag: `"${id}-${size}-${format}"` }
  if (knowsTag(request, headers.etag)) return { status: 304, headers }
  const kept = { id, ...(row ?? { purpose: 'listing' as const, stem: null }) }
  const bytes =
    (await deps.storage.get(pictureKey(kept, size, format))) ??
    (row === null ? await readByStem(deps, name) : null)
  if (!bytes) throw new AppError('media.not-found')
  return { status: 200, body: bytes, headers: { ...headers, 'content-type': `image/${format}` } }
}

/**
 * What everybody may see and does not lie in a folder of its own is rare, so only then the database is asked where it
 * lies.
 */
async function readByStem(
  { db, storage }: Pick<Platform, 'db' | 'storage'>,
  { id, size, format }: NonNullable<ReturnType<typeof readFileName>>,
): Promise<Uint8Array | null> {
  const [media] = await findMedia(db, [id])
  if (media?.file_stem == null) return null
  const purpose = MediaPurpose.parse(media.purpose)
  if (isPrivate(purpose)) return null
  return storage.get(pictureKey({ id, purpose, stem: media.file_stem }, size, format))
}
