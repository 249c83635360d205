import { z } from 'zod'
import { ListingCard } from '#contract/listings/listing.ts'
import { SearchInput } from '#contract/listings/search/search-listings.ts'
import { searchListings } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import { etagOf, matchesEtag } from '#server/platform/etag.ts'
import { fieldProblems } from '#server/platform/http/error-body.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRequest, WireRoute } from '#server/platform/wire.ts'
import { writeFeed } from './feed-view.ts'
import { readAskedLanguage } from './read-asked-language.ts'
import { WORDS } from './words-view.ts'

const VISITOR = { userId: null }
/** Listings in one feed: readers come often enough to miss none. */
const ENTRIES = 30

const Page = z.object({ items: z.array(ListingCard) })

/** GET /listings.atom: the newest listings of a search, for readers of feeds; the same for everybody. */
export function serveFeed({ hot, config, clock }: Pick<Platform, 'hot' | 'config' | 'clock'>): WireRoute {
  return {
    name: 'sharing.read-feed',
    method: 'GET',
    path: '/listings.atom',
    readsOnly: true,
    access: 'anyone',
    limit: { points: 60, seconds: 60 },
    summary: 'Read the newest listings of a search as an Atom feed',
    query: {
      lang: 'en or am, the language of prices and places',
      q: 'words',
      category: 'a category; the other filters of listings.search-listings are taken as well',
    },
    answers: { 200: ['application/atom+xml'], 304: null },
    async run(request) {
      const asked = readSearch(request)
      const { items } = Page.parse(JSON.parse(await searchListings({ hot }, VISITOR, asked)))
      const language = readAskedLanguage(request) ?? 'en'
      const category = asked.category && WORDS[language].category[asked.category]
      const body = writeFeed({
        site: config.publicUrl,
        language,
        self: addressOf(request, config.publicUrl),
        subject: [asked.q, category].filter(Boolean).join(' · '),
        listings: items,
        now: clock.now(),
      })
      const etag = etagOf(body)
      // what people post is for readers, not for the indexes of search engines, which read the pages
      const headers = { etag, 'cache-control': 'public, max-age=300', 'x-robots-tag': 'noindex' }
      if (matchesEtag(request, etag)) return { status: 304, headers }
      return {
        status: 200,
        body,
        headers: { ...headers, 'content-type': 'application/atom+xml; charset=utf-8' },
      }
    },
  }
}

/** @throws AppError request.invalid */
function readSearch({ query }: WireRequest): SearchInput {
  const { lang: _lang, ...filters } = query
  const parsed = SearchInput.safeParse({ ...filters, sort: 'newest', limit: ENTRIES, cursor: undefined })
  if (!parsed.success) throw new AppError('request.invalid', { fields: fieldProblems(parsed.error.issues) })
  return parsed.data
}

function addressOf({ query }: WireRequest, site: string): string {
  const asked = Object.entries(query)
    .filter((entry): entry is [string, string] => entry[1] !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
  const words = new URLSearchParams(asked).toString()
  return `${site}/listings.atom${words === '' ? '' : `?${words}`}`
}
