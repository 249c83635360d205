import { MediaPurpose } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findMedia, type MediaRow } from './media-store.ts'
import { readViewer } from './picture-access-policy.ts'
import { isPrivate } from './picture-key-policy.ts'
import { answerPicture } from './serve-picture.ts'

declare module '#server/platform/events.ts' {
  interface EventPayloads {
    /**
     * May this person still see a private picture? The feature that shows pictures of that purpose allows it, or
     * nobody; its owner may unless the feature says otherwise.
     */
    'media.viewing-asked': {
      mediaId: string
      purpose: MediaPurpose
      ownerId: UserId
      viewerId: UserId
      allow: () => void
      refuse: () => void
    }
  }
}

type Deps = Pick<Platform, 'db' | 'storage' | 'config' | 'clock' | 'events'>

/** GET /media/private/{mediaId}/{size}.{format}?for=&until=&signature=: an image tag sends no token, so the address says who looks. */
export const servePrivatePicture = ({ db, storage, config, clock, events }: Deps): WireRoute => ({
  name: 'media.read-private-file',
  method: 'GET',
  path: '/media/private/{mediaId}/{file}',
  readsOnly: true,
  access: 'whoever was given the address',
  summary: 'Read a stored size of a private picture',
  query: { for: 'Who looks', until: 'Until when', signature: 'Of both and the picture' },
  answers: { 200: ['image/avif', 'image/webp', 'image/jpeg'], 304: null },
  async run(request) {
    const { for: name, until, signature } = request.query
    const id = request.params['mediaId'] ?? ''
    const viewerId = readViewer(id, { for: name, until, signature }, config.secretKey, clock.now())
    // wrong, over, not there and withdrawn are alike
    if (viewerId === null) throw new AppError('media.not-found')
    // taken back: its files go with the next sweep, and nobody sees them until then
    const [row] = await findMedia(db, [id])
    const purpose = row && MediaPurpose.parse(row.purpose)
    if (!purpose || !isPrivate(purpose)) throw new AppError('media.not-found')
    if (!(await mayStillView({ db, events }, { ...row, purpose }, viewerId)))
      throw new AppError('media.not-found')
    // after some minutes browsers ask whether it may be seen still, and get no bytes again
    return answerPicture({ db, storage }, request, { purpose, stem: row.file_stem }, 'private, max-age=300')
  },
})

/** What has changed since the address was given counts. */
async function mayStillView(
  { db, events }: Pick<Platform, 'db' | 'events'>,
  { id, owner_id, purpose }: Omit<MediaRow, 'purpose'> & { purpose: MediaPurpose },
  viewerId: UserId,
): Promise<boolean> {
  let isAllowed = owner_id === viewerId
  const allow = () => {
    isAllowed = true
  }
  const refuse = () => {
    isAllowed = false
  }
  const asked = { mediaId: id, purpose, ownerId: UserId.parse(owner_id), viewerId, allow, refuse }
  await inTransaction(db, (tx) => events.emit(tx, 'media.viewing-asked', asked))
  return isAllowed
}
