import { LRUCache } from 'lru-cache'
import { availableParallelism } from 'node:os'
import { AppError } from '#server/platform/app-error.ts'
import { knowsTag } from '#server/platform/known-tag.ts'
import type { Platform } from '#server/platform/platform.ts'
import { newTurns } from '#server/platform/turns.ts'
import type { WireAnswer, WireRoute } from '#server/platform/wire.ts'
import { findShared } from '#server/sharing/find-shared.ts'
import { readAskedLanguage } from '#server/sharing/read-asked-language.ts'
import { languageOf } from '#server/sharing/listing-words-view.ts'
import { type ListingCardView, photoFile, viewCard } from './card-view.ts'
import { drawCard } from './draw-card.ts'

/** Bytes of pictures that were drawn and may be asked for again: several hundred. */
const KEPT_BYTES = 48 * 1024 * 1024

/** Drawing keeps a thread of the pool busy; files and names of hosts need the others. */
const TURNS = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 60 }

/** Seconds: an address that names what is drawn is good for a day, any other for five minutes. */
const FRESH = { named: 86_400, unnamed: 300 }

/** GET /listing/{listingId}/share.jpg: the picture that messengers and search engines show of a listing. */
export function serveListingCard({ hot, storage }: Pick<Platform, 'hot' | 'storage'>): WireRoute {
  const turns = newTurns(TURNS)
  const draw = ({ card, photoId }: ListingCardView) =>
    turns(async () => drawCard(card, photoId && (await storage.get(photoFile(photoId)))))
  // whoever asks for what is being drawn waits for it
  const drawn = new LRUCache<string, Buffer, ListingCardView>({
    maxSize: KEPT_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return {
    name: 'sharing.read-listing-card',
    method: 'GET',
    path: '/listing/{listingId}/share.jpg',
    readsOnly: true,
    access: 'anyone',
    summary: 'The picture of a shared listing, 1200 × 630, in its language or in that of ?lang=',
    async run(request) {
      const shared = await findShared({ hot }, request.params['listingId'])
      if (shared.status !== 200)
        throw new AppError(shared.status === 410 ? 'listings.gone' : 'listings.not-found')
      const { listing } = shared
      const view = viewCard(listing, readAskedLanguage(request) ?? languageOf(listing))
      const etag = `"${view.key}"`
      const headers = headersOf(etag, request.query['v'] === view.key ? FRESH.named : FRESH.unnamed)
      if (knowsTag(request, etag)) return { status: 304, headers }
      const body = await drawn.fetch(view.key, { context: view })
      if (!body) throw new AppError('server.unavailable')
      return { status: 200, body, headers: { ...headers, 'content-type': 'image/jpeg' } }
    },
  }
}

const headersOf = (etag: string, seconds: number): NonNullable<WireAnswer['headers']> => ({
  etag,
  'cache-control': `public, max-age=${seconds}`,
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  // other sites show it beside their link to us
  'cross-origin-resource-policy': 'cross-origin',
})
