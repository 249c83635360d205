import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '#contract/language/language.ts'
import { escape } from './document-view.ts'

const DECLARATION = '<?xml version="1.0" encoding="UTF-8"?>'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

export interface SitemapEntry {
  /** From the site on, e.g. /listing/… */
  path: string
  /** Of the page without ?lang=. */
  language: InterfaceLanguage
  changedAt: Date | null
}

/** Pages, each with its addresses in all languages. */
export function writeSitemap(site: string, entries: readonly SitemapEntry[]): string {
  const urls = entries.map(({ path, language: own, changedAt }) => {
    const at = (language: InterfaceLanguage) =>
      escape(`${site}${path}${language === own ? '' : `?lang=${language}`}`)
    const others = INTERFACE_LANGUAGES.map(
      (language) => `<xhtml:link rel="alternate" hreflang="${language}" href="${at(language)}"/>`,
    )
    const changed = changedAt === null ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`
    return `<url><loc>${at(own)}</loc>${changed}${others.join('')}</url>`
  })
  return [
    DECLARATION,
    `<urlset ${NAMESPACE} xmlns:xhtml="http://www.w3.org/1999/xhtml">`,
    ...urls,
    '</urlset>\n',
  ].join('\n')
}

/** The maps that hold the pages, where one is not enough. */
export function writeSitemapIndex(site: string, parts: readonly string[]): string {
  const maps = parts.map((part) => `<sitemap><loc>${escape(`${site}/sitemaps/${part}.xml`)}</loc></sitemap>`)
  return [DECLARATION, `<sitemapindex ${NAMESPACE}>`, ...maps, '</sitemapindex>\n'].join('\n')
}

/** Names of the parts of a kind of pages, e.g. "jobs-1" and "jobs-2". */
export const partsOf = (kind: string, count: number, perPart: number): string[] =>
  Array.from({ length: Math.ceil(count / perPart) }, (_, index) => `${kind}-${index + 1}`)

/** Which pages programs may fetch: all that people see without signing in. */
export const writeRobots = (site: string): string =>
  [
    'User-agent: *',
    'Disallow: /auth/',
    'Disallow: /dev/',
    'Disallow: /socket.io/',
    '',
    `Sitemap: ${site}/sitemap.xml`,
    '',
  ].join('\n')
