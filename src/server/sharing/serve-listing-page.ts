import { createHash } from 'node:crypto'
import { knowsTag } from '#server/platform/known-tag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { type Entry, writeDocument } from './document-view.ts'
import { findShared } from './find-shared.ts'
import { absentPage, listingPage } from './listing-page-view.ts'
import { readAskedLanguage } from './read-asked-language.ts'

/**
 * GET /listing/{listingId}: the address that people pass on. Whatever reads no script finds the listing in the page
 * itself; in a browser the app starts from it and goes on at its own address behind the hash.
 */
export function serveListingPage({ hot, config }: Pick<Platform, 'hot' | 'config'>, entry: Entry): WireRoute {
  return {
    name: 'sharing.read-listing-page',
    method: 'GET',
    path: '/listing/{listingId}',
    readsOnly: true,
    access: 'anyone',
    summary: 'The page of a listing as HTML, in its language or in that of ?lang=',
    async run(request) {
      const shared = await findShared({ hot }, request.params['listingId'])
      const parts =
        shared.status === 200
          ? listingPage(shared.listing, config.publicUrl, readAskedLanguage(request))
          : absentPage(shared.status === 410 ? 'gone' : 'missing')
      const body = writeDocument(entry, parts)
      const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`
      // kept, but asked for again each time: what is taken down is gone at once
      const headers = { etag, 'cache-control': 'no-cache', 'content-language': parts.language }
      if (shared.status === 200 && knowsTag(request, etag)) return { status: 304, headers }
      return {
        status: shared.status,
        body,
        headers: { ...headers, 'content-type': 'text/html; charset=utf-8' },
      }
    },
  }
}
