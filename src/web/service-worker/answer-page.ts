import { cacheFetched, cacheNextPages } from './cache-files.ts'

/** What pages say to this worker; the twin is src/web/platform/offline/service-worker.ts. */
type PageMessage = { type: 'take-over' } | { type: 'keep-next' } | { type: 'keep-fetched'; urls: string[] }

/**
 * A page asks the waiting worker to take over, tells what it had fetched before a worker led it, or says that the
 * device has time and data for what the reader may reach for `next`.
 */
export async function answerPage(
  scope: Pick<ServiceWorkerGlobalScope, 'skipWaiting' | 'location' | 'registration'>,
  data: unknown,
  next: readonly string[],
): Promise<void> {
  const message = readMessage(data)
  const isReplaced = () => scope.registration.waiting !== null
  if (message?.type === 'take-over') await scope.skipWaiting()
  if (message?.type === 'keep-next') await cacheNextPages(next, scope.location.origin, isReplaced)
  if (message?.type === 'keep-fetched') await cacheFetched(message.urls, scope.location.origin)
}

function readMessage(data: unknown): PageMessage | null {
  if (typeof data !== 'object' || data === null) return null
  const { type, urls } = data as Partial<Record<string, unknown>>
  if (type === 'take-over' || type === 'keep-next') return { type }
  if (type !== 'keep-fetched' || !Array.isArray(urls)) return null
  return { type, urls: urls.filter((url) => typeof url === 'string') }
}
