import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Code outlives a sign-out, pictures do not: see src/web/platform/empty-device.ts. */
export const FILES = 'code-files'
export const PICTURES = 'pictures'

/** How many are kept; the oldest make room. */
export const CEILINGS = { [FILES]: 400, [PICTURES]: 200 } as const

const ASSETS = '/assets/'
/** Pictures for some eyes only stand below /media/private, under addresses that are good for a day or two. */
const PUBLIC_PICTURE = /^\/media\/[\da-f-]{36}\/(?:small|medium|large)\.(?:avif|webp)$/

/** Keeps what was fetched once and never changes: code that pages ask for later, and the pictures of listings. */
export function keepFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(ASSETS),
    new CacheFirst({ cacheName: FILES, plugins: [keepAtMost(CEILINGS[FILES])] }),
  )
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && PUBLIC_PICTURE.test(url.pathname) && url.search === '',
    new CacheFirst({ cacheName: PICTURES, plugins: [keepAtMost(CEILINGS[PICTURES])] }),
  )
  // a device without room keeps the app rather than its pictures
  registerQuotaErrorCallback(async () => void (await caches.delete(PICTURES)))
}

/** Caches hold their entries in the order in which they came. Only whole answers are kept. */
function keepAtMost(most: number): WorkboxPlugin {
  return {
    cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
    cacheDidUpdate: ({ cacheName }) => trim(cacheName, most),
  }
}

export async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = await cache.keys()
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((request) => cache.delete(request)))
}

/** Files that a page fetched before this worker led it are fetched once more, as a rule out of the browser's memory. */
export async function keepFetched(urls: readonly string[], origin: string): Promise<void> {
  const cache = await caches.open(FILES)
  for (const url of urls) {
    const address = new URL(url, origin)
    if (address.origin !== origin || !address.pathname.startsWith(ASSETS)) continue
    if (await caches.match(address.href)) continue
    const answer = await fetch(address.href).catch(() => null)
    if (answer?.status === 200) await cache.put(address.href, answer)
  }
  await trim(FILES, CEILINGS[FILES])
}

/**
 * Files of the build that are not kept yet are fetched while nobody needs them, one after the other.
 * @param isOver a newer build waits: it would have to wait for the end of this
 */
export async function keepNext(
  files: readonly string[],
  origin: string,
  isOver: () => boolean,
): Promise<void> {
  const kept = new Set((await (await caches.open(FILES)).keys()).map(({ url }) => url))
  for (const url of files.map((path) => new URL(path, origin).href)) {
    if (isOver()) return
    if (!kept.has(url)) await keepFetched([url], origin)
  }
}

/** Files of former builds go once this build leads. */
export async function dropFormerFiles(files: readonly string[], origin: string): Promise<void> {
  const current = new Set(files.map((path) => new URL(path, origin).href))
  const cache = await caches.open(FILES)
  const kept = await cache.keys()
  await Promise.all(kept.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)))
}
