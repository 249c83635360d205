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

/** A picture by what its files are found with. */
export interface Kept {
  id: string
  purpose: MediaPurpose
  /** What the names of its files begin with, when they lie in no folder of their own. */
  storageKey: string | null
}

/** Photos for dating: dating-photos/{userId}/{timestamp}-{index}, both from the picture's id, which is a UUID version 7. */
export function storageKeyOf(id: string, ownerId: string, purpose: MediaPurpose): string | null {
  if (purpose !== 'dating') return null
  const hex = id.replaceAll('-', '')
  return `dating-photos/${ownerId}/${parseInt(hex.slice(0, 12), 16)}-${parseInt(hex.slice(13, 16), 16)}`
}

/** Where the files of a picture lie in the storage. */
export const pictureFolder = (id: string, purpose: MediaPurpose): string =>
  isPrivate(purpose) ? `media/private-${id}` : `media/${id}`

export const pictureKey = (
  { id, purpose, storageKey }: Kept,
  size: PictureSize,
  format: PictureFormat,
): string =>
  storageKey === null
    ? `${pictureFolder(id, purpose)}/${size}.${format}`
    : `media/${storageKey}-${size}.${format}`

/** Every file of a picture. */
export const pictureKeys = (kept: Kept): string[] =>
  (Object.keys(PICTURE_SIZES) as PictureSize[]).flatMap((size) =>
    PICTURE_FORMATS.map((format) => pictureKey(kept, size, format)),
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
