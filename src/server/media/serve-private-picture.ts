import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findMedia } from './media-store.ts'
import { hasAccess } from './picture-access-policy.ts'
import { answerPicture } from './serve-picture.ts'

/** GET /media/private/{mediaId}/{size}.{format}?until=&signature=: an image tag sends no token, so the address lets one in. */
export const servePrivatePicture = ({
  db,
  storage,
  config,
  clock,
}: Pick<Platform, 'db' | 'storage' | 'config' | 'clock'>): WireRoute => ({
  name: 'media.read-private-file',
  method: 'GET',
  path: '/media/private/{mediaId}/{file}',
  readsOnly: true,
  access: 'whoever was given the address',
  summary: 'One kept size of a picture in a conversation',
  async run(request) {
    const { until, signature } = request.query
    const id = request.params['mediaId'] ?? ''
    // wrong, over and not there are alike
    if (!hasAccess(id, { until, signature }, config.secretKey, clock.now()))
      throw new AppError('media.not-found')
    // taken back: its files go with the next sweep, and nobody sees them until then
    if ((await findMedia(db, [id])).length === 0) throw new AppError('media.not-found')
    return answerPicture({ db, storage }, request, 'message', 'private, max-age=86400')
  },
})
