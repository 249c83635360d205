import { cacheNames, setCacheNameDetails } from 'workbox-core'
import {
  addRoute,
  cleanupOutdatedCaches,
  createHandlerBoundToURL,
  getCacheKeyForURL,
  precache,
  type PrecacheEntry,
} from 'workbox-precaching'
import { registerRoute } from 'workbox-routing'
import { type NavigationAnswer, navigationAnswer } from './navigation-policy.ts'

/** What the app needs to stand, as the build wrote it down. */
export interface Build {
  /** The page, its code, styles and fonts: fetched before the worker is installed. */
  shell: PrecacheEntry[]
  /** Parts that most people reach for next, all that these import included. */
  next: string[]
  /** Every file of the build that is named after its content. */
  files: string[]
  /** The script that the page of this build starts with. */
  entry: string
}

/** Holds code alone, so it outlives a sign-out: see src/web/platform/device/clear-device-data.ts. */
const CODE_CACHES = { prefix: 'code', precache: 'shell', suffix: '' }

/** Keeps the app itself on the device and opens it from there. */
export function keepShell({ shell, entry }: Build): void {
  setCacheNameDetails(CODE_CACHES)
  precache(shell)
  cleanupOutdatedCaches()
  const openShell = createHandlerBoundToURL('/')
  const wanted =
    (answer: NavigationAnswer) =>
    ({ request, url, sameOrigin }: { request: Request; url: URL; sameOrigin: boolean }) =>
      sameOrigin && request.mode === 'navigate' && navigationAnswer(url.pathname) === answer

  registerRoute(wanted('shell'), (options) => {
    if (options.event instanceof FetchEvent) options.event.waitUntil(refreshShell(entry))
    return openShell(options)
  })
  // What another app shares comes so too, and its words leave the device only when somebody posts them.
  registerRoute(wanted('behind-hash'), ({ url }) =>
    Promise.resolve(Response.redirect(`/#${url.pathname}${url.search}`, 302)),
  )
  // after the pages, which it would answer too
  addRoute({ ignoreURLParametersMatching: [], cleanURLs: false, directoryIndex: '' })
}

/**
 * The page also says what the operator has set up since the build, such as the content policy of a captcha. One that
 * starts another build is left to that build's worker.
 */
export async function refreshShell(entry: string): Promise<void> {
  const key = getCacheKeyForURL('/')
  if (key === undefined) return
  try {
    const fresh = await fetch('/', { cache: 'no-cache', credentials: 'same-origin' })
    if (!fresh.ok || fresh.redirected || !(await fresh.clone().text()).includes(entry)) return
    await (await caches.open(cacheNames.precache)).put(key, fresh)
  } catch {
    // without a connection what is kept stands
  }
}
