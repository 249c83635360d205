import {
  ACCEPTED_IMAGE_TYPES,
  mediaLimitMb,
  type MediaPurpose,
  type Picture,
} from '#contract/media/picture.ts'
import { uploadImage as operation } from '#contract/media/upload-image.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'
import { UnreadableImage } from './open/draw-jpeg.ts'
import { resizeImage } from './resize-image.ts'

const MB = 1024 * 1024

/**
 * Makes a picture small enough and sends it.
 * @throws CallError, also for what the browser finds out by itself, so that all refusals read alike
 */
export async function uploadImage(file: File, purpose: MediaPurpose, signal: AbortSignal): Promise<Picture> {
  const limitMb = mediaLimitMb(purpose)
  const body = await resizeImage(file, ACCEPTED_IMAGE_TYPES, limitMb * MB).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refusalOf(file, limitMb) : error
  })
  if (body.size > limitMb * MB) throw tooLarge(limitMb)
  return call(operation, { purpose }, { body, signal })
}

const tooLarge = (limitMb: number) => new CallError('media.too-large', 413, { limitMb })

function refusalOf(file: File, limitMb: number): CallError {
  // a file of HEIC has no type in most browsers
  if (!file.type.startsWith('image/') && !/\.hei[cf]$/i.test(file.name))
    return new CallError('media.unsupported', 415)
  return file.size > limitMb * MB ? tooLarge(limitMb) : new CallError('media.unreadable', 422)
}
