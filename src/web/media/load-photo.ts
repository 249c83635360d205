import { pictureUrl } from '#contract/media/picture.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { sendRequest } from '#web/platform/call/call.ts'
import type { Photo } from './photo-policy.ts'
import type { PhotoUploads } from './upload-photos.ts'

/**
 * The picture of a photo: the file on this device, or the largest that the server has of it.
 * @throws CallError where it cannot be had
 */
export async function loadPhoto(
  { key, picture }: Photo,
  { fileOf }: Pick<PhotoUploads, 'fileOf'>,
): Promise<Blob> {
  const file = fileOf(key)
  if (file) return file
  if (!picture) throw new CallError('media.not-found', 404)
  const address = new URL(pictureUrl(picture.id, 'large', 'webp'), location.origin)
  const answer = await sendRequest(new Request(address))
  if (!answer.ok) throw new CallError('media.not-found', answer.status)
  return answer.blob()
}
