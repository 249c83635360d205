import { mediaLimitMb } from '#contract/media/picture.ts'
import { CallError } from '#web/platform/call/call-error.ts'

const MB = 1024 * 1024
const HEIC = /heic|heif/i

/**
 * Opens a chosen file as a picture, turned upright. Close the bitmap when done.
 * @throws CallError media.too-large, media.heic or media.unreadable
 */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  const limitMb = mediaLimitMb('avatar')
  if (file.size > limitMb * MB) throw new CallError('media.too-large', 413, { limitMb })
  try {
    return await createImageBitmap(file, { imageOrientation: 'from-image' })
  } catch {
    const isHeic = HEIC.test(file.type) || HEIC.test(file.name)
    throw new CallError(isHeic ? 'media.heic' : 'media.unreadable', 422)
  }
}
