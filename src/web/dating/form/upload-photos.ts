import type { MediaId } from '#contract/media/picture.ts'
import { uploadImage } from '#web/media/public.tsx'
import type { FormPhoto } from './dating-form-policy.ts'

/**
 * Sends the photos that the server has not got. What got through is kept, so that another attempt sends the rest only.
 * @returns the photos as they stand now
 */
export async function uploadPhotos(
  photos: readonly FormPhoto[],
  signal: AbortSignal,
): Promise<{ photos: FormPhoto[]; ids: MediaId[] | null }> {
  const sent = await Promise.all(
    photos.map(async (photo): Promise<FormPhoto> => {
      if (photo.mediaId !== null || photo.file === null) return photo
      try {
        const { id } = await uploadImage(photo.file, 'dating', signal)
        return { ...photo, mediaId: id, hasFailed: false }
      } catch (error) {
        console.warn('dating photo', error instanceof Error ? error.message : error)
        return { ...photo, hasFailed: true }
      }
    }),
  )
  const ids = sent.flatMap(({ mediaId }) => mediaId ?? [])
  return { photos: sent, ids: ids.length === sent.length ? ids : null }
}
