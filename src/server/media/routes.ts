import { mediaLimitMb } from '#contract/media/picture.ts'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { uploadImage as uploadImageOperation } from '#contract/media/upload-image.ts'
import { uploadVoice as uploadVoiceOperation } from '#contract/media/voice/upload-voice.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, uploadRoute } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { servePicture } from './serve-picture.ts'
import { servePrivatePicture } from './serve-private-picture.ts'
import { uploadImage } from './upload-image.ts'
import { serveVoice } from './voice/serve-voice.ts'
import { uploadVoice } from './voice/upload-voice.ts'

const tooLarge = () => new AppError('media.too-large', { limitMb: mediaLimitMb('listing') })
const tooLong = () => new AppError('media.voice-too-long', { seconds: VOICE_LIMITS.seconds })

export const mediaRoutes = (platform: Platform): Route[] => [
  uploadRoute(
    uploadImageOperation,
    tooLarge,
  )((input, { bytes }, member) => uploadImage(platform, member, input, bytes)),
  uploadRoute(
    uploadVoiceOperation,
    tooLong,
  )((input, { bytes }, member) => uploadVoice(platform, member, input, bytes)),
]

export const mediaWireRoutes = (platform: Platform): WireRoute[] => [
  servePicture(platform),
  servePrivatePicture(platform),
  serveVoice(platform),
]
