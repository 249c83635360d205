import { z } from 'zod'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { findShared } from './find-shared.ts'
import { cardUrl, viewCard } from './image/card-view.ts'
import { CARD } from './image/draw-card.ts'
import { languageOf } from './listing-words-view.ts'
import { addressIn } from './shared-head-view.ts'
import { withoutContacts } from './text-policy.ts'

/** What oEmbed 1.0 (oembed.com) calls a link: a title and a picture for a page, nothing that runs. */
const Embedded = z.strictObject({
  version: z.literal('1.0'),
  type: z.literal('link'),
  title: z.string(),
  provider_name: z.string(),
  provider_url: z.string(),
  cache_age: z.int(),
  thumbnail_url: z.string().optional(),
  thumbnail_width: z.int().optional(),
  thumbnail_height: z.int().optional(),
})

const LISTING_PATH = /^\/listing\/([0-9a-f-]{36})$/

/** GET /oembed?url=: what other sites show of a link to a listing. */
export function serveOembed({ hot, config }: Pick<Platform, 'hot' | 'config'>): WireRoute {
  return {
    name: 'sharing.read-oembed',
    method: 'GET',
    path: '/oembed',
    readsOnly: true,
    access: 'anyone',
    limit: { points: 120, seconds: 60 },
    summary: 'Read what other sites show of a link to a listing, as oEmbed',
    query: {
      url: 'the address of a listing',
      format: 'json, the only one there is',
      maxwidth: 'the widest picture, in pixels',
      maxheight: 'the highest picture, in pixels',
    },
    answers: { 200: Embedded },
    async run({ query }) {
      if ((query['format'] ?? 'json') !== 'json') throw new AppError('request.unknown-route')
      const shared = await findShared({ hot }, listingIn(query['url'] ?? '', config.publicUrl))
      if (shared.status !== 200)
        throw new AppError(shared.status === 410 ? 'listings.gone' : 'listings.not-found')
      const { listing } = shared
      const language = languageOf(listing)
      const page = `${config.publicUrl}/listing/${listing.id}`
      const body: z.infer<typeof Embedded> = {
        version: '1.0',
        type: 'link',
        title: withoutContacts(listing.title),
        provider_name: 'Mesob',
        provider_url: `${config.publicUrl}/`,
        cache_age: 3600,
        // the standard leaves out what is larger than was asked for
        ...(fits(query['maxwidth'], CARD.width) &&
          fits(query['maxheight'], CARD.height) && {
            thumbnail_url: cardUrl(addressIn(page, language, language), viewCard(listing, language), null),
            thumbnail_width: CARD.width,
            thumbnail_height: CARD.height,
          }),
      }
      return { status: 200, body, headers: { 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' } }
    },
  }
}

/** The id of a listing in an address of this site, in the app or outside it. */
function listingIn(url: string, site: string): string | undefined {
  if (!URL.canParse(url)) return undefined
  const { origin, pathname, hash } = new URL(url)
  if (origin !== new URL(site).origin) return undefined
  const path = hash.startsWith('#/') ? (hash.slice(1).split('?')[0] ?? '') : pathname
  return LISTING_PATH.exec(path)?.[1]
}

const fits = (most: string | undefined, size: number): boolean => most === undefined || Number(most) >= size
