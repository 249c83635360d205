import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { dataBlock, escape } from './document-view.ts'
import { CARD } from './image/draw-card.ts'
import { meta, OG_LOCALE } from './meta-view.ts'
import { WORDS } from './words-view.ts'

const NAME = 'Mesob · መሶብ'

/** English needs no ?lang=. */
const addressOf = (site: string, language: InterfaceLanguage) =>
  `${site}/${language === 'en' ? '' : `?lang=${language}`}`

const cardUrl = (site: string, language: InterfaceLanguage): string =>
  `${site}/share.jpg${language === 'en' ? '' : `?lang=${language}`}`

const feedOf = (site: string, language: InterfaceLanguage): string =>
  `${site}/listings.atom${language === 'en' ? '' : `?lang=${language}`}`

/** What stands in the head of the page that starts the app, from the title on. */
export function siteHead(site: string, language: InterfaceLanguage): string {
  const { about } = WORDS[language]
  const [url, drawn] = [addressOf(site, language), cardUrl(site, language)]
  return [
    '<title>Mesob</title>',
    meta('name', 'description', about),
    `<link rel="canonical" href="${escape(url)}" />`,
    ...INTERFACE_LANGUAGES.map(
      (other) => `<link rel="alternate" hreflang="${other}" href="${escape(addressOf(site, other))}" />`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${escape(addressOf(site, 'en'))}" />`,
    `<link rel="alternate" type="application/atom+xml" title="Mesob" href="${escape(feedOf(site, language))}" />`,
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', 'Mesob'),
    meta('property', 'og:title', NAME),
    meta('property', 'og:description', about),
    meta('property', 'og:url', url),
    meta('property', 'og:locale', OG_LOCALE[language]),
    meta('property', 'og:image', drawn),
    meta('property', 'og:image:type', 'image/jpeg'),
    meta('property', 'og:image:width', CARD.width),
    meta('property', 'og:image:height', CARD.height),
    meta('property', 'og:image:alt', `${NAME}: ${about}`),
    meta('name', 'twitter:card', 'summary_large_image'),
    meta('name', 'twitter:title', NAME),
    meta('name', 'twitter:description', about),
    meta('name', 'twitter:image', drawn),
    dataBlock({
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: 'Mesob',
      alternateName: 'መሶብ',
      url: `${site}/`,
      description: about,
      inLanguage: INTERFACE_LANGUAGES,
    }),
  ].join('\n    ')
}
