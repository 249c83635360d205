import { mediaLimitMb } from '#contract/media/picture.ts'
import { uploadImage as uploadImageOperation } from '#contract/media/upload-image.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, uploadRoute } from '#server/platform/route.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { servePicture } from './serve-picture.ts'
import { servePrivatePicture } from './serve-private-picture.ts'
import { uploadImage } from './upload-image.ts'

const tooLarge = () => new AppError('media.too-large', { limitMb: mediaLimitMb('listing') })

export const mediaRoutes = (platform: Platform): Route[] => [
  uploadRoute(
    uploadImageOperation,
    tooLarge,
  )((input, { bytes }, member) => uploadImage(platform, member, input, bytes)),
]

export const mediaWireRoutes = (platform: Platform): WireRoute[] => [
  servePicture(platform),
  servePrivatePicture(platform),
]
