import { etagOf, matchesEtag } from '#server/platform/etag.ts'
import type { WireAnswer, WireRequest } from '#server/platform/wire.ts'
import { type Entry, type PageParts, writeDocument } from './document-view.ts'

/** A page, or nothing where whoever asks has it. */
export function answerPage(
  request: WireRequest,
  entry: Entry,
  status: 200 | 404 | 410,
  parts: PageParts,
): WireAnswer {
  const body = writeDocument(entry, parts)
  const etag = etagOf(body)
  // kept, but asked for again each time: what is taken down is gone at once
  const headers = { etag, 'cache-control': 'no-cache', 'content-language': parts.language }
  if (status === 200 && matchesEtag(request, etag)) return { status: 304, headers }
  return { status, body, headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } }
}
