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

// A part that does not arrive would leave the page loading for ever: it is loaded anew once, and says so after that.
;(() => {
  const KEY = 'start-failed-at'
  const failed = () => {
    const shell = document.querySelector('.loading-shell')
    if (!shell) return
    let isFirst = false
    try {
      isFirst = navigator.onLine && Date.now() - Number(sessionStorage.getItem(KEY)) > 60_000
      sessionStorage.setItem(KEY, String(Date.now()))
    } catch {
      // Without storage nobody knows whether it was tried before.
    }
    if (isFirst) return location.reload()
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
    ({ target }) => (target === window || target instanceof HTMLScriptElement) && failed(),
    true,
  )
  addEventListener('unhandledrejection', failed)
})()
