import {
  MediaId,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
  pictureUrl,
} from '#contract/media/picture.ts'
import { AppError } from '#server/platform/app-error.ts'
import { knowsTag } from '#server/platform/known-tag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRoute } from '#server/platform/wire.ts'

const FILE_NAMES: ReadonlyMap<string, { size: PictureSize; format: PictureFormat }> = new Map(
  (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
    PICTURE_FORMATS.map((format) => [`${size}.${format}`, { size, format }] as const),
  ),
)

/** The bytes of an id never change. */
const HEADERS = {
  'cache-control': 'public, max-age=31536000, immutable',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
}

/** GET /media/{mediaId}/{size}.{format}: public pictures. */
export const servePicture = ({ storage }: Pick<Platform, 'storage'>): WireRoute => ({
  name: 'media.read-file',
  method: 'GET',
  path: '/media/{mediaId}/{file}',
  readsOnly: true,
  access: 'anyone',
  summary: 'One kept size of a picture, e.g. medium.avif',
  async run(request) {
    const id = MediaId.safeParse(request.params['mediaId'])
    const file = FILE_NAMES.get(request.params['file'] ?? '')
    if (!id.success || !file) throw new AppError('media.not-found')
    const etag = `"${id.data}-${file.size}-${file.format}"`
    if (knowsTag(request, etag)) return { status: 304, headers: { ...HEADERS, etag } }
    const bytes = await storage.get(pictureUrl(id.data, file.size, file.format).slice(1))
    if (!bytes) throw new AppError('media.not-found')
    return answer(bytes, file.format, etag)
  },
})

const answer = (body: Uint8Array, format: PictureFormat, etag: string): WireAnswer => ({
  status: 200,
  body,
  headers: { ...HEADERS, etag, 'content-type': `image/${format}` },
})
