import { registerQuotaErrorCallback, type WorkboxPlugin } from 'workbox-core'
import { registerRoute } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'

/** Code outlives a sign-out, pictures do not: see src/web/platform/device/clear-device-data.ts. */
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

/** Counting what a cache holds takes longer than keeping one more, so it is done for every so many. */
const TRIM_EVERY = 20

/** Only whole answers are kept, at times a few more than so many. */
function keepAtMost(most: number): WorkboxPlugin {
  let added = 0
  return {
    cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null),
    async cacheDidUpdate({ cacheName }) {
      if (added++ % TRIM_EVERY === 0) await trim(cacheName, most)
    },
  }
}

/** Caches hold their entries in the order in which they came. */
export async function trim(cacheName: string, most: number): Promise<void> {
  const cache = await caches.open(cacheName)
  const cached = await cache.keys()
  await Promise.all(
    cached.slice(0, Math.max(0, cached.length - most)).map((request) => cache.delete(request)),
  )
}

/** Files that a page fetched before this worker led it are fetched once more, as a rule out of the browser's memory. */
export async function cacheFetched(urls: readonly string[], origin: string): Promise<void> {
  const addresses = urls.map((url) => new URL(url, origin))
  const own = addresses.filter((address) => address.origin === origin && address.pathname.startsWith(ASSETS))
  await keepAll(
    own.map(({ href }) => href),
    () => false,
  )
}

/**
 * Files of the build that are not kept yet are fetched while nobody needs them, a few at a time.
 * @param isOver a newer build waits: it would have to wait for the end of this
 */
export const cacheNextPages = (
  files: readonly string[],
  origin: string,
  isOver: () => boolean,
): Promise<void> =>
  keepAll(
    files.map((path) => new URL(path, origin).href),
    isOver,
  )

/** Browsers open six connections to a site; a page that is being read needs some of them. */
const AT_ONCE = 3

async function keepAll(addresses: readonly string[], isOver: () => boolean): Promise<void> {
  const cached = await cachedAddresses()
  const missing = [...new Set(addresses)].filter((address) => !cached.has(address))
  const cache = await caches.open(FILES)
  for (let next = 0; next < missing.length && !isOver(); next += AT_ONCE)
    await Promise.all(missing.slice(next, next + AT_ONCE).map((address) => keep(cache, address)))
  await trim(FILES, CEILINGS[FILES])
}

async function keep(cache: Cache, address: string): Promise<void> {
  const answer = await fetch(address).catch(() => null)
  if (answer?.status === 200) await cache.put(address, answer)
}

/** Of all that the device holds, the files of the shell among them. */
async function cachedAddresses(): Promise<Set<string>> {
  const all = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
  const cached = await Promise.all(all.map((cache) => cache.keys()))
  return new Set(cached.flat().map(({ url }) => url))
}

/** Files of former builds go once this build leads. */
export async function dropFormerFiles(files: readonly string[], origin: string): Promise<void> {
  const current = new Set(files.map((path) => new URL(path, origin).href))
  const cache = await caches.open(FILES)
  const cached = await cache.keys()
  await Promise.all(cached.filter(({ url }) => !current.has(url)).map((request) => cache.delete(request)))
}
