import { etagOf, matchesEtag } from '#server/platform/etag.ts'
import type { WireAnswer, WireRequest } from '#server/platform/wire.ts'

/**
 * A calendar as a file, or nothing where whoever asks has it.
 * @param changedAt when something in it last changed; null for one that is empty
 */
export function answerCalendar(
  request: WireRequest,
  {
    body,
    fileName,
    maxAge,
    changedAt,
  }: { body: string; fileName: string; maxAge: number; changedAt: Date | null },
): WireAnswer {
  const etag = etagOf(body)
  const headers = {
    etag,
    'cache-control': maxAge === 0 ? 'no-cache' : `public, max-age=${maxAge}`,
    ...(changedAt && { 'last-modified': changedAt.toUTCString() }),
  }
  if (matchesEtag(request, etag)) return { status: 304, headers }
  return {
    status: 200,
    body,
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${fileName}"`,
    },
  }
}
