import { Category } from '#contract/listings/category.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { countOffered, findOffered, type SitemapRow } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRoute } from '#server/platform/wire.ts'
import { languageOf } from './listing-words-view.ts'
import { partsOf, type SitemapEntry, writeRobots, writeSitemap, writeSitemapIndex } from './sitemap-view.ts'

/** A map may name five times as many; smaller ones are quicker to make. */
const PER_PART = 10_000
const PART = /^([a-z_]+)-([1-9]\d{0,5})\.xml$/

const HOME: SitemapEntry = { path: '/', language: 'en', changedAt: null }

type Deps = Pick<Platform, 'db' | 'config'>

/** GET /sitemap.xml: all listings on offer or, where they are too many for one map, the maps that hold them. */
export function serveSitemap({ db, config }: Deps, perPart = PER_PART): WireRoute {
  return {
    name: 'sharing.read-sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    readsOnly: true,
    access: 'anyone',
    summary: 'The listings on offer, for search engines',
    async run() {
      const counted = await countOffered(db)
      const total = counted.reduce((sum, { count }) => sum + count, 0)
      if (total > perPart) {
        const parts = counted.flatMap(({ category, count }) => partsOf(category, count, perPart))
        return xml(writeSitemapIndex(config.publicUrl, ['pages-1', ...parts]))
      }
      const rows = await findOffered(db, null, { skip: 0, most: perPart })
      return xml(writeSitemap(config.publicUrl, [HOME, ...rows.map(entryOf)]))
    },
  }
}

/** GET /sitemaps/{part}.xml: one of those maps. */
export function serveSitemapPart({ db, config }: Deps, perPart = PER_PART): WireRoute {
  return {
    name: 'sharing.read-sitemap-part',
    method: 'GET',
    path: '/sitemaps/{part}',
    readsOnly: true,
    access: 'anyone',
    summary: 'One part of the map of the site, e.g. jobs-1.xml',
    async run({ params }) {
      const [, name, number] = PART.exec(params['part'] ?? '') ?? []
      if (name === 'pages' && number === '1') return xml(writeSitemap(config.publicUrl, [HOME]))
      const category = Category.safeParse(name)
      if (!category.success) throw new AppError('request.unknown-route')
      const skip = (Number(number) - 1) * perPart
      const rows = await findOffered(db, category.data, { skip, most: perPart })
      if (rows.length === 0) throw new AppError('request.unknown-route')
      return xml(writeSitemap(config.publicUrl, rows.map(entryOf)))
    },
  }
}

/** GET /robots.txt */
export const serveRobots = ({ config }: Pick<Platform, 'config'>): WireRoute => ({
  name: 'sharing.read-robots',
  method: 'GET',
  path: '/robots.txt',
  readsOnly: true,
  access: 'anyone',
  summary: 'What programs that read the site may fetch',
  run: async () => ({
    status: 200,
    body: writeRobots(config.publicUrl),
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  }),
})

const entryOf = ({ id, lang, updatedAt }: SitemapRow): SitemapEntry => ({
  path: `/listing/${id}`,
  language: languageOf({ lang: ContentLanguage.parse(lang) }),
  changedAt: updatedAt,
})

const xml = (body: string): WireAnswer => ({
  status: 200,
  body,
  headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
})
