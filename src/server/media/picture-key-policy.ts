import {
  MediaId,
  type MediaPurpose,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from '#contract/media/picture.ts'

/** What is not for everybody lies where the public address does not lead. */
export const isPrivate = (purpose: MediaPurpose): boolean => purpose === 'message'

/** How the files of a picture are called where they do not lie in a folder named by its id. */
export const newFileStem = (ownerId: string, at: Date, random: string): string =>
  `listing-media/${ownerId}/${at.getTime()}-${random}`

/** All files of such a picture. */
export const stemKeys = (stem: string): string[] =>
  (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
    PICTURE_FORMATS.map((format) => stemKey(stem, size, format)),
  )

export const stemKey = (stem: string, size: PictureSize, format: PictureFormat): string =>
  `media/${stem}-${size}.${format}`

/** Where the files of a picture lie in the storage. */
export const pictureFolder = (id: string, purpose: MediaPurpose): string =>
  isPrivate(purpose) ? `media/private-${id}` : `media/${id}`

export const pictureKey = (
  id: string,
  purpose: MediaPurpose,
  size: PictureSize,
  format: PictureFormat,
): string => `${pictureFolder(id, purpose)}/${size}.${format}`

const FILE_NAMES: ReadonlyMap<string, { size: PictureSize; format: PictureFormat }> = new Map(
  (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
    PICTURE_FORMATS.map((format) => [`${size}.${format}`, { size, format }] as const),
  ),
)

/** Which picture, size and format a path names; null when it names none. */
export function readFileName(params: Record<string, string>) {
  const id = MediaId.safeParse(params['mediaId'])
  const file = FILE_NAMES.get(params['file'] ?? '')
  return id.success && file ? { id: id.data, ...file } : null
}
