import { z } from 'zod'

export const MediaId = z.uuid().brand<'MediaId'>()
export type MediaId = z.infer<typeof MediaId>

export const MEDIA_LIMITS = {
  /** Megabytes. */
  imageMb: 5,
  avatarMb: 2,
  /** Pixels in all; more is refused before decoding. */
  maxPixels: 50_000_000,
  uploadsPerDay: 200,
} as const

/** What an upload is for; it decides the size limit. */
export const MediaPurpose = z.enum(['listing', 'avatar', 'message', 'group', 'dating', 'post', 'album'])
export type MediaPurpose = z.infer<typeof MediaPurpose>

export const mediaLimitMb = (purpose: MediaPurpose): number =>
  purpose === 'avatar' ? MEDIA_LIMITS.avatarMb : MEDIA_LIMITS.imageMb

/** Accepted by content, not by name. HEIC is converted in the browser where it can. */
export const ACCEPTED_IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'] as const

/** Longest edges in pixels of the three kept sizes. */
export const PICTURE_SIZES = { small: 320, medium: 800, large: 1600 } as const
export type PictureSize = keyof typeof PICTURE_SIZES
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A stored picture: `width` and `height` of the large size in pixels, `blur` a tiny data: URL shown while it loads. */
export const Picture = z.object({
  id: MediaId,
  width: z.int(),
  height: z.int(),
  blur: z.string(),
})
export type Picture = z.infer<typeof Picture>

/**
 * A picture for some eyes only: `access` is a part of its address that shows it to one person for as long as they may
 * see it, in messages for a day or two at most, in dating for minutes.
 */
export const PrivatePicture = Picture.extend({ access: z.string() })
export type PrivatePicture = z.infer<typeof PrivatePicture>

/** The address of one kept size, e.g. /media/{id}/medium.avif. */
export const pictureUrl = (id: string, size: PictureSize, format: PictureFormat): string =>
  `/media/${id}/${size}.${format}`

/** Address of a private picture; an image tag sends no token, so the address itself lets one in. */
export const privatePictureUrl = (
  { id, access }: Pick<PrivatePicture, 'id' | 'access'>,
  size: PictureSize,
  format: PictureFormat,
): string => `/media/private/${id}/${size}.${format}?${access}`

/** The address of either. */
export const addressOf = (
  picture: Picture | PrivatePicture,
  size: PictureSize,
  format: PictureFormat,
): string =>
  'access' in picture ? privatePictureUrl(picture, size, format) : pictureUrl(picture.id, size, format)
