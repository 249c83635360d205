import { addPhotos as addPhotosOperation } from '#contract/groups/album/add-photos.ts'
import { deletePhoto as deletePhotoOperation } from '#contract/groups/album/delete-photo.ts'
import { listPhotos as listPhotosOperation } from '#contract/groups/album/list-photos.ts'
import { reportPhoto as reportPhotoOperation } from '#contract/groups/album/report-photo.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { addPhotos } from './add-photos.ts'
import { deletePhoto } from './delete-photo.ts'
import { listPhotos } from './list-photos.ts'
import { reportPhoto } from './report-photo.ts'

export const albumRoutes = (platform: Platform): Route[] => [
  route(addPhotosOperation)((input, member) => addPhotos(platform, member, input)),
  route(listPhotosOperation)((input, member) => listPhotos(platform, member, input)),
  route(deletePhotoOperation)((input, member) => deletePhoto(platform, member, input)),
  route(reportPhotoOperation)((input, member) => reportPhoto(platform, member, input)),
]
