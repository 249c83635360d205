import { isIndexed } from '#server/profiles/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { answerPage } from './answer-page.ts'
import type { Entry } from './document-view.ts'
import { findShared } from './find-shared.ts'
import { absentPage, listingPage } from './listing-page-view.ts'
import { readAskedLanguage } from './read-asked-language.ts'

/**
 * GET /listing/{listingId}: the address that people pass on. Whatever reads no script finds the listing in the page
 * itself; in a browser the app starts from it and goes on at its own address behind the hash.
 */
export function serveListingPage(
  { db, hot, config }: Pick<Platform, 'db' | 'hot' | 'config'>,
  entry: Entry,
): WireRoute {
  return {
    name: 'sharing.read-listing-page',
    method: 'GET',
    path: '/listing/{listingId}',
    readsOnly: true,
    access: 'anyone',
    summary: 'Read the page of a listing as HTML, in its language or that of ?lang=',
    query: { lang: 'en or am, instead of the language of the content' },
    answers: { 200: ['text/html'], 304: null },
    async run(request) {
      const shared = await findShared({ hot }, request.params['listingId'])
      const parts =
        shared.status === 200
          ? listingPage(shared.listing, config.publicUrl, {
              asked: readAskedLanguage(request),
              isIndexed: await isIndexed(db, shared.listing.poster.userId),
            })
          : absentPage(shared.status === 410 ? 'gone' : 'missing')
      return answerPage(request, entry, shared.status, parts)
    },
  }
}
