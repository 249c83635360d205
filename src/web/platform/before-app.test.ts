import { readFileSync } from 'node:fs'
import { afterEach, expect, test } from 'vitest'
import { storedLanguage } from './language.tsx'

const SOURCE = readFileSync('public/before-app.js', 'utf8')

/** As the page does before its first paint. */
function beforeApp(): void {
  const script = document.createElement('script')
  script.textContent = SOURCE
  document.head.append(script)
}
afterEach(() => history.replaceState(null, '', '/'))

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
