import { readFileSync } from 'node:fs'
import { afterEach, expect, test, vi } from 'vitest'
import { storedLanguage } from './language/language.tsx'

const SOURCE = readFileSync('public/before-app.js', 'utf8')

/** What a browser has and this one lacks, in the window of the page's scripts: it notes on the body what becomes of it. */
const DEVICE = `
  window.fetch = async () => ({ ok: true })
  window.caches = {
    keys: async () => ['code-shell', 'code-files', 'answers'],
    delete: async (name) => void (document.body.dataset.dropped = (document.body.dataset.dropped ?? '') + name + ' '),
  }
  const worker = { unregister: async () => void (document.body.dataset.worker = 'gone') }
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { getRegistrations: async () => [worker] } })`

function run(source: string): void {
  const script = document.createElement('script')
  script.textContent = source
  document.head.append(script)
}
/** As the page does before its first paint. */
const beforeApp = () => run(SOURCE)
afterEach(() => {
  vi.restoreAllMocks()
  sessionStorage.clear()
  history.replaceState(null, '', '/')
})

test('an app that does not start is loaded anew, then without the code that is kept; after that the page says so', async () => {
  localStorage.setItem('theme', 'light')
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  document.body.innerHTML = page.body.innerHTML
  const notice = document.querySelector<HTMLElement>('.start-failed')
  const missing = document.createElement('script')
  document.body.append(missing)
  // the reload itself is nothing that a page without a browser can do, which is logged on the console
  vi.spyOn(console, 'error').mockReturnValue()
  run(DEVICE)
  const failedStart = () => {
    beforeApp()
    missing.dispatchEvent(new Event('error'))
    missing.dispatchEvent(new Event('error'))
  }

  const { dataset } = document.body

  failedStart()
  expect([notice?.hidden, dataset['dropped']]).toEqual([true, undefined])
  failedStart()
  await vi.waitFor(() => expect(dataset['worker']).toBe('gone'))
  expect([notice?.hidden, dataset['dropped']]).toEqual([true, 'code-shell code-files '])
  failedStart()
  await vi.waitFor(() => expect(notice?.hidden).toBe(false))
  expect(
    [...document.querySelectorAll<HTMLElement>('.loading-shell > p')].filter(({ hidden }) => !hidden),
  ).toEqual([notice])
})

test.each([
  [null, '/', 'en'],
  [null, '/?lang=am', 'am'],
  [null, '/?lang=ti#/faq', 'ti'],
  [null, '/?lang=fr', 'en'],
  ['am', '/', 'am'],
  ['en', '/?lang=am', 'en'],
  ['fr', '/?lang=am', 'am'],
])('with %s stored, %s is in %s from the first paint on, as the app will say', (stored, address, shown) => {
  if (stored !== null) localStorage.setItem('language', stored)
  localStorage.setItem('theme', 'light')
  document.documentElement.lang = 'en'
  history.replaceState(null, '', address)
  beforeApp()
  expect([document.documentElement.lang, storedLanguage()]).toEqual([shown, shown])
  expect(document.documentElement.dataset['theme']).toBe('light')
})

test('from the home screen of a telephone it opens without the bars of a browser', () => {
  const page = new DOMParser().parseFromString(readFileSync('index.html', 'utf8'), 'text/html')
  for (const name of ['mobile-web-app-capable', 'apple-mobile-web-app-capable'])
    expect(page.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content).toBe('yes')
})

const START = {
  files: ['assets/home.js', 'assets/list.js', 'assets/pages.css', 'assets/words.en.js', 'assets/words.am.js'],
  pages: {
    '': { files: [0], answers: ['/api/listings?featured=true'] },
    jobs: { files: [1, 2], answers: ['/api/places/guess?timeZone={timeZone}'] },
    listing: { files: [1, 2], answers: ['/api/listings/{id}'] },
  },
  words: { en: [3], am: [4] },
}
const ID = '01a2072d-a20b-747b-adf9-b634936389d5'
const GUESS = `/api/places/guess?timeZone=${encodeURIComponent(Intl.DateTimeFormat().resolvedOptions().timeZone)}`

test.each([
  ['/', {}, ['words.en', 'home', '/api/listings?featured=true']],
  ['/#/', { language: 'am' }, ['words.am', 'home', '/api/listings?featured=true']],
  ['/#/jobs?city=1', {}, ['words.en', 'list', 'pages', GUESS]],
  ['/#/jobs', { place: '{}' }, ['words.en', 'list', 'pages']],
  [`/#/listing/${ID}`, {}, ['words.en', 'list', 'pages', `/api/listings/${ID}`]],
  [`/listing/${ID}`, {}, ['words.en', 'list', 'pages', `/api/listings/${ID}`]],
  [`/#/listing/${ID}`, { 'sb-auth': '{}' }, ['words.en', 'list', 'pages']],
  ['/#/listing/..%2Fx', {}, ['words.en', 'list', 'pages', '/api/listings/..%252Fx']],
  ['/#/faq', {}, ['words.en']],
])('%s, with %o stored, begins by fetching %j', (address, stored, fetched) => {
  for (const [key, text] of Object.entries(stored)) localStorage.setItem(key, text)
  localStorage.setItem('theme', 'light')
  document.documentElement.lang = 'en'
  document.head.innerHTML = ''
  const metaPath = document.createElement('meta')
  Object.assign(metaPath, { name: 'start-files', content: JSON.stringify(START) })
  document.head.append(metaPath)
  history.replaceState(null, '', address)
  beforeApp()
  const links = [...document.querySelectorAll('link')].map((link) => link.getAttribute('href'))
  expect(links.map((href) => /^\/assets\/(.+)\.\w+$/.exec(href ?? '')?.[1] ?? href)).toEqual(fetched)
})
