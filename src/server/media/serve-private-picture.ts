import { MediaPurpose } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findMedia, type MediaRow } from './media-store.ts'
import { hasAccess, readViewer } from './picture-access-policy.ts'
import { answerPicture } from './serve-picture.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /**
     * May this person still see a picture that is shown to one at a time? The feature that shows it allows it, or
     * nobody; its owner may unless the feature says otherwise.
     */
    'media.viewing-asked': {
      mediaId: string
      ownerId: UserId
      viewerId: UserId
      allow: () => void
      refuse: () => void
    }
  }
}

type Deps = Pick<Platform, 'db' | 'storage' | 'config' | 'clock' | 'events'>

/** GET /media/private/{mediaId}/{size}.{format}?until=&signature=: an image tag sends no token, so the address lets one in. */
export const servePrivatePicture = ({ db, storage, config, clock, events }: Deps): WireRoute => ({
  name: 'media.read-private-file',
  method: 'GET',
  path: '/media/private/{mediaId}/{file}',
  readsOnly: true,
  access: 'whoever was given the address',
  summary: 'One kept size of a picture in a conversation, or of a dating profile',
  async run(request) {
    const { until, signature } = request.query
    const id = request.params['mediaId'] ?? ''
    const viewerId = readViewer(request.query['for'])
    // wrong, over and not there are alike
    if (!hasAccess(id, { until, signature, viewerId }, config.secretKey, clock.now()))
      throw new AppError('media.not-found')
    // taken back: its files go with the next sweep, and nobody sees them until then
    const [row] = await findMedia(db, [id])
    if (!row || (row.purpose === 'dating') !== (viewerId !== null)) throw new AppError('media.not-found')
    if (viewerId !== null && !(await mayStillView({ db, events }, row, viewerId)))
      throw new AppError('media.not-found')
    const found = { purpose: MediaPurpose.parse(row.purpose), stem: row.file_stem }
    return answerPicture(
      { db, storage },
      request,
      found,
      viewerId === null ? 'private, max-age=86400' : 'private, max-age=300',
    )
  },
})

/** What has changed since the address was given counts. */
async function mayStillView(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { id, owner_id }: MediaRow,
  viewerId: UserId,
): Promise<boolean> {
  let isAllowed = owner_id === viewerId
  const allow = () => {
    isAllowed = true
  }
  const refuse = () => {
    isAllowed = false
  }
  const asked = { mediaId: id, ownerId: UserId.parse(owner_id), viewerId, allow, refuse }
  await inTransaction(db, (tx) => events.emit(tx, 'media.viewing-asked', asked))
  return isAllowed
}
