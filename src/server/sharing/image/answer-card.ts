import { LRUCache } from 'lru-cache'
import { availableParallelism } from 'node:os'
import { loadPicture } from '#server/media/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import { matchesEtag } from '#server/platform/etag.ts'
import type { Platform } from '#server/platform/platform.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import type { WireAnswer, WireRequest } from '#server/platform/wire.ts'
import type { CardView } from './card-view.ts'
import { drawCard } from './draw-card.ts'

/** Bytes of pictures that were drawn and may be asked for again: several hundred. */
const CACHE_BYTES = 48 * 1024 * 1024

/** Drawing keeps a thread of the pool busy; files and names of hosts need the others. */
const TURNS = { atOnce: Math.max(1, Math.min(2, availableParallelism() - 1)), waiting: 60 }

/** Seconds: an address that names what is drawn is good for a day, any other for five minutes. */
const FRESH = { named: 86_400, unnamed: 300 }

/** The picture of a page, or nothing where whoever asks has it. */
export type AnswerCard = (request: WireRequest, view: CardView) => Promise<WireAnswer>

/** Draws for all kinds of pages, a few at a time, and keeps what was drawn. */
export function newAnswerCard(platform: Pick<Platform, 'db' | 'storage'>): AnswerCard {
  const turns = createSemaphore(TURNS)
  const draw = ({ card, photoId }: CardView) =>
    turns(async () =>
      drawCard(
        card,
        photoId && (await loadPicture(platform, { id: photoId, size: 'large', format: 'webp' })),
      ),
    )
  // whoever asks for what is being drawn waits for it
  const drawn = new LRUCache<string, Buffer, CardView>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _stale, { context }) => draw(context),
  })
  return async (request, view) => {
    const etag = `"${view.key}"`
    const headers = headersOf(etag, request.query['v'] === view.key ? FRESH.named : FRESH.unnamed)
    if (matchesEtag(request, etag)) return { status: 304, headers }
    const body = await drawn.fetch(view.key, { context: view })
    if (!body) throw new AppError('server.unavailable')
    return { status: 200, body, headers: { ...headers, 'content-type': 'image/jpeg' } }
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
