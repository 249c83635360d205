import { z } from 'zod'
import { PrivatePicture } from '#contract/media/picture.ts'
import { PersonCard } from '#contract/profiles/profile.ts'

export const GroupPhotoId = z.uuid().brand<'GroupPhotoId'>()
export type GroupPhotoId = z.infer<typeof GroupPhotoId>

export const ALBUM_LIMITS = {
  /** Of one group. */
  photosMax: 1000,
  /** Added at a time. */
  addedMax: 20,
  pageSize: 24,
  pageSizeMax: 48,
} as const

/** A photo of an album, for members of its group. */
export const GroupPhoto = z.object({
  id: GroupPhotoId,
  picture: PrivatePicture,
  /** Who added it. */
  by: PersonCard,
  at: z.iso.datetime(),
  isOwn: z.boolean(),
  /** Its author and those who lead may. */
  mayDelete: z.boolean(),
})
export type GroupPhoto = z.infer<typeof GroupPhoto>
