// Runs before the first paint, so that neither theme nor language flashes. A file, since the content policy
// allows no inline script. The keys are those of src/web/platform/theme.ts and language.tsx.
;(() => {
  const root = document.documentElement
  let theme = null
  let language = null
  try {
    theme = localStorage.getItem('theme')
    language = localStorage.getItem('language')
  } catch {
    // Storage is blocked: the defaults stand.
  }
  const dark = theme === 'dark' || (theme !== 'light' && matchMedia('(prefers-color-scheme: dark)').matches)
  root.dataset.theme = dark ? 'dark' : 'light'
  root.classList.toggle('dark', dark)
  if (language === 'am') root.lang = 'am'
})()
