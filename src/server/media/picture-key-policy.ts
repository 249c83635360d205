import {
  MediaId,
  type MediaPurpose,
  PICTURE_FORMATS,
  PICTURE_SIZES,
  type PictureFormat,
  type PictureSize,
} from '#contract/media/picture.ts'

/** What only some may see is served at signed addresses alone. */
export const isPrivate = (purpose: MediaPurpose): boolean =>
  purpose === 'message' || purpose === 'dating' || purpose === 'album'

/** A picture by what its files are found with. */
export interface StoredPicture {
  id: string
  purpose: MediaPurpose
  /** What the names of its files begin with, where they do not lie in a folder named by its id. */
  stem: string | null
}

/**
 * How the files of banners and dating photos are called: whose they are, when they came and what tells them apart,
 * all of it out of the id, which is a UUID version 7.
 */
export function fileStem(id: string, ownerId: string, purpose: MediaPurpose): string | null {
  const hex = id.replaceAll('-', '')
  const at = parseInt(hex.slice(0, 12), 16)
  if (purpose === 'group') return `listing-media/${ownerId}/${at}-${hex.slice(-12)}`
  if (purpose === 'dating') return `dating-photos/${ownerId}/${at}-${parseInt(hex.slice(13, 16), 16)}`
  return null
}

/** Where the files of a picture lie in the storage. */
export const pictureFolder = (id: string, purpose: MediaPurpose): string =>
  isPrivate(purpose) ? `media/private-${id}` : `media/${id}`

export const pictureKey = (
  { id, purpose, stem }: StoredPicture,
  size: PictureSize,
  format: PictureFormat,
): string => (stem === null ? `${pictureFolder(id, purpose)}/${size}.${format}` : stemKey(stem, size, format))

const stemKey = (stem: string, size: PictureSize, format: PictureFormat): string =>
  `media/${stem}-${size}.${format}`

/** All files of a picture that has a stem. */
export const stemKeys = (stem: string): string[] =>
  (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
    PICTURE_FORMATS.map((format) => stemKey(stem, size, format)),
  )

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
