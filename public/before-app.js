// Runs before the app and before the first paint. A file, since the content policy allows no inline script.

// zod would try `new Function` for its first schema, which the content policy refuses and reports.
globalThis.__zod_globalConfig = { jitless: true }

// Text must never become markup or code. React Aria empties its announcements by innerHTML = '': that alone passes,
// and of scripts the one service worker.
if ('trustedTypes' in window) {
  const { trustedTypes } =
    /** @type {{ trustedTypes: { createPolicy: (name: string, rules: object) => void } }} */ (
      /** @type {unknown} */ (window)
    )
  trustedTypes.createPolicy('default', {
    createHTML: (/** @type {string} */ markup) => (markup === '' ? '' : null),
    createScriptURL: (/** @type {string} */ url) => (url === '/service-worker.js' ? url : null),
  })
}

// Neither theme nor language may flash. The keys are those of src/web/platform/theme.ts and language.tsx.
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
  const language = languages.find((name) => name !== null && ['en', 'am', 'ti'].includes(name))
  if (language && language !== 'en') root.lang = language
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
