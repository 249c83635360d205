// Runs before the app and before the first paint. A file, since the content policy allows no inline script.

// zod would try `new Function` for its first schema, which the content policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }

// Text must never become markup or code. React Aria empties its announcements by innerHTML = '': that alone passes,
// and of scripts the service worker, the decoder of src/web/media/open/read-heic.ts and the worker of the map.
if ('trustedTypes' in window) {
  const { trustedTypes } =
    /** @type {{ trustedTypes: { createPolicy: (name: string, rules: object) => void } }} */ (
      /** @type {unknown} */ (window)
    )
  const workers = new RegExp(`^(${location.origin})?/assets/(read-heic|maplibre-gl-worker)-[\\w-]+\\.m?js$`)
  const isWorker = (/** @type {string} */ url) => workers.test(url)
  trustedTypes.createPolicy('default', {
    createHTML: (/** @type {string} */ markup) => (markup === '' ? '' : null),
    createScriptURL: (/** @type {string} */ url) =>
      url === '/service-worker.js' || isWorker(url) ? url : null,
  })
}

// Neither theme nor language may flash. The keys are those of src/web/platform/device/theme.ts and language.tsx.
;(() => {
  const root = document.documentElement
  let theme = null
  // as storedLanguage() says: the choice, else what the address asks for
  const languages = [new URLSearchParams(location.search).get('lang')]
  try {
    theme = localStorage.getItem('theme')
    languages.unshift(localStorage.getItem('language'))
  } catch {
    // Storage is blocked: the defaults stand.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.toggle('dark', dark)
  const language = languages.find((name) => name !== null && ['en', 'am', 'ti', 'om'].includes(name))
  if (language && language !== 'en') root.lang = language
})()

// What the page and its language begin with is fetched at once: scripts/build/start-hints.ts says what that is.
;(() => {
  const said = document.querySelector('meta[name="start-files"]')?.getAttribute('content')
  if (!said) return
  const { files, pages, words } =
    /** @type {{ files: string[], pages: Record<string, { files: number[], answers: string[] }>, words: Record<string, number[]> }} */ (
      JSON.parse(said)
    )
  // as src/web/app/open-address.ts says: a page that is shared has an address of its own
  const { pathname, hash } = location
  const shown = document.querySelector('meta[name="app-path"]')?.getAttribute('content') ?? pathname
  const route = pathname === '/' ? hash.slice(1) : shown
  const [page = '', id = ''] = route.replace(/^\//, '').split(/[/?]/)
  const start = pages[page] ?? { files: [], answers: [] }
  /** @param {Record<string, string>} attributes */
  const fetchAhead = (attributes) => {
    document.head.append(Object.assign(document.createElement('link'), attributes, { fetchPriority: 'low' }))
  }
  for (const place of new Set([...(words[document.documentElement.lang] ?? []), ...start.files])) {
    const href = `/${files[place]}`
    const kind = href.endsWith('.css') ? { rel: 'preload', as: 'style' } : { rel: 'modulepreload' }
    fetchAhead({ ...kind, href, crossOrigin: 'anonymous' })
  }
  let isVisitor = true
  let hasPlace = false
  try {
    isVisitor = localStorage.getItem('sb-auth') === null
    hasPlace = localStorage.getItem('place') !== null
  } catch {
    // Storage is blocked: nobody is signed in, no place is chosen.
  }
  // what is asked for with somebody's token is another question
  if (!isVisitor) return
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions()
  for (const answer of start.answers) {
    if (hasPlace && answer.includes('{timeZone}')) continue
    const filled = answer.replace('{id}', encodeURIComponent(id))
    const href = filled.replace('{timeZone}', encodeURIComponent(timeZone))
    fetchAhead({ rel: 'preload', as: 'fetch', href, crossOrigin: 'anonymous' })
  }
})()

// The sign that the app is coming is painted before the device is busy with it; a page that nobody looks at paints nothing.
;(() => {
  const PAINTED_WITHIN = 200
  let isStarted = false
  const start = () => {
    const app = document.querySelector('link#app')
    if (isStarted || !(app instanceof HTMLLinkElement)) return
    isStarted = true
    void import(app.href)
  }
  requestAnimationFrame(() => setTimeout(start))
  addEventListener('DOMContentLoaded', () => setTimeout(start, PAINTED_WITHIN))
})()

// A part that does not arrive, or is broken, would leave the page loading for ever. It is loaded anew once; then once
// without the code that the device keeps, if there is a connection to fetch it by; after that the page says so.
;(() => {
  const KEY = 'start-failures'
  const SOON = 60_000

  // How often it has failed within a minute; without storage nobody knows.
  const countFailures = () => {
    try {
      const { at = 0, n = 0 } = /** @type {{ at?: number, n?: number }} */ (
        JSON.parse(sessionStorage.getItem(KEY) ?? '{}')
      )
      const now = { at: Date.now(), n: Date.now() - at < SOON ? n + 1 : 1 }
      sessionStorage.setItem(KEY, JSON.stringify(now))
      return now.n
    } catch {
      return Infinity
    }
  }

  const dropCode = async () => {
    try {
      if (!(await fetch('/readyz', { cache: 'no-store' })).ok) return false
      const names = await caches.keys()
      await Promise.all(names.filter((name) => name.startsWith('code-')).map((name) => caches.delete(name)))
      const workers = await navigator.serviceWorker.getRegistrations()
      await Promise.all(workers.map((worker) => worker.unregister()))
      return true
    } catch {
      return false
    }
  }

  let isHeard = false
  const failed = async () => {
    const shell = document.querySelector('.loading-shell')
    if (!shell || isHeard) return
    isHeard = true
    const failures = navigator.onLine ? countFailures() : Infinity
    if (failures === 1 || (failures === 2 && (await dropCode()))) return location.reload()
    shell.querySelectorAll('p').forEach((line) => {
      line.hidden = !line.classList.contains('start-failed')
    })
    shell.querySelector('a')?.addEventListener('click', (event) => {
      event.preventDefault()
      location.reload()
    })
  }
  // scripts that are not there tell their element alone, so it is heard on the way down
  addEventListener(
    'error',
    ({ target }) => (target === window || target instanceof HTMLScriptElement) && void failed(),
    true,
  )
  addEventListener('unhandledrejection', () => void failed())
})()
