import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { dataBlock, escape } from './document-view.ts'
import { CARD } from './image/draw-card.ts'
import { meta, OG_LOCALE } from './meta-view.ts'

export interface SharedHead {
  title: string
  description: string
  language: InterfaceLanguage
  /** Of the page without ?lang=. */
  own: InterfaceLanguage
  /** Absolute, without a query. */
  page: string
  /** Whether search engines may find it. */
  isFound: boolean
  /** Absolute address of the drawn picture, and what it says. */
  drawn: string
  drawnSays: string
  /** Where other sites learn what to show of it, as oEmbed. */
  oembed?: string
  /** For search engines, as JSON-LD. */
  data: unknown
  /** Where the app shows it, where that does not follow from the address: behind its hash. */
  appPath?: string
}

/** The address of a page; in another language than its own with that language. */
export const addressIn = (page: string, language: InterfaceLanguage, own: InterfaceLanguage): string =>
  `${page}${language === own ? '' : `?lang=${language}`}`

/** Where other sites learn what to show of a page, see serve-oembed.ts. */
export const oembedLink = (site: string, page: string): string =>
  `${site}/oembed?format=json&url=${encodeURIComponent(page)}`

/** What stands in the head of a page that goes round, from its title on. */
export function sharedHead(head: SharedHead): string {
  const { title, description, language, own, page, drawn, appPath } = head
  const url = addressIn(page, language, own)
  return [
    `<title>${escape(title)} · Mesob</title>`,
    meta('name', 'description', description),
    ...(head.isFound ? [] : [meta('name', 'robots', 'noindex')]),
    ...(appPath === undefined ? [] : [meta('name', 'app-path', appPath)]),
    `<link rel="canonical" href="${escape(url)}" />`,
    ...INTERFACE_LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escape(addressIn(page, other, own))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(page)}" />`,
    ...(head.oembed === undefined
      ? []
      : [`<link rel="alternate" type="application/json+oembed" href="${escape(head.oembed)}" />`]),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Mesob'),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', OG_LOCALE[language]),
    ...INTERFACE_LANGUAGES.filter((other) => other !== language).map((other) =>
      meta('property', 'og:locale:alternate', OG_LOCALE[other]),
    ),
    meta('property', 'og:image', drawn),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', CARD.width),
    meta('property', 'og:image:height', CARD.height),
    meta('property', 'og:image:alt', head.drawnSays),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', title),
    meta('name', 'twitter:description', description),
    meta('name', 'twitter:image', drawn),
    dataBlock(head.data),
  ].join('\n    ')
}
