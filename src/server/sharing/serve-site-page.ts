import type { InterfaceLanguage } from '#contract/language/language.ts'
import { etagOf, matchesEtag } from '#server/platform/etag.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireRoute } from '#server/platform/wire.ts'
import { type Entry, writeStart } from './document-view.ts'
import { drawCard } from './image/draw-card.ts'
import { readAskedLanguage } from './read-asked-language.ts'
import { siteHead } from './site-page-view.ts'
import { WORDS } from './words-view.ts'

/** GET /: the page that starts the app, with what messengers and search engines read of the site. */
export function serveSitePage({ config }: Pick<Platform, 'config'>, entry: Entry): WireRoute {
  const answers = {
    en: answerIn(entry, config.publicUrl, 'en'),
    am: answerIn(entry, config.publicUrl, 'am'),
  } satisfies Record<InterfaceLanguage, unknown>
  return {
    name: 'sharing.read-site-page',
    method: 'GET',
    path: '/',
    readsOnly: true,
    access: 'anyone',
    summary: 'Read the page that starts the app, in English or the language of ?lang=',
    query: { lang: 'en or am, instead of the language of the content' },
    answers: { 200: ['text/html'], 304: null },
    async run(request) {
      const answer = answers[readAskedLanguage(request) ?? 'en']
      const { headers } = answer
      return matchesEtag(request, headers.etag) ? { status: 304, headers } : answer
    },
  }
}

function answerIn(entry: Entry, site: string, language: InterfaceLanguage) {
  const body = writeStart(entry, { language, head: siteHead(site, language) })
  const headers = {
    etag: etagOf(body),
    'cache-control': 'no-cache',
    'content-language': language,
    'content-type': 'text/html; charset=utf-8',
  }
  return { status: 200, body, headers }
}

/** GET /share.jpg: the picture of the site itself. */
export function serveSiteCard(): WireRoute {
  const drawn = new Map<InterfaceLanguage, Promise<Buffer>>()
  const draw = (language: InterfaceLanguage) => {
    const card = { title: WORDS[language].about, price: '', place: '', badge: null }
    const picture = drawn.get(language) ?? drawCard(card, null)
    drawn.set(language, picture)
    return picture
  }
  return {
    name: 'sharing.read-site-card',
    method: 'GET',
    path: '/share.jpg',
    readsOnly: true,
    access: 'anyone',
    summary: 'Read the picture of the site, 1200 × 630, in English or the language of ?lang=',
    query: { lang: 'en or am, instead of the language of the content' },
    answers: { 200: ['image/jpeg'], 304: null },
    async run(request) {
      const body = await draw(readAskedLanguage(request) ?? 'en')
      const headers = {
        etag: etagOf(body),
        'cache-control': 'public, max-age=86400',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        // other sites show it beside their link to us
        'cross-origin-resource-policy': 'cross-origin',
      }
      if (matchesEtag(request, headers.etag)) return { status: 304, headers }
      return { status: 200, body, headers: { ...headers, 'content-type': 'image/jpeg' } }
    },
  }
}
