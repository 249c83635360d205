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
