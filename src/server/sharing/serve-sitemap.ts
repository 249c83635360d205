import { Category } from '#contract/listings/category.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { countFound, findFoundEvents, findFoundGroups, type FoundRow } from '#server/groups/public.ts'
import { countOffered, findOffered } from '#server/listings/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Database } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import type { WireAnswer, WireRoute } from '#server/platform/wire.ts'
import { languageOfTitle } from './groups/group-words-view.ts'
import { languageOf } from './listing-words-view.ts'
import { partsOf, type SitemapEntry, writeRobots, writeSitemap, writeSitemapIndex } from './sitemap-view.ts'

/** A map may name five times as many; smaller ones are quicker to make. */
const PER_PART = 10_000
const PART = /^([a-z_]+)-([1-9]\d{0,5})\.xml$/

const HOME: SitemapEntry = { path: '/', language: 'en', changedAt: null }

type Deps = Pick<Platform, 'db' | 'config'>

/** GET /sitemap.xml: all listings on offer, groups and coming events or, where they are too many for one map, the maps that hold them. */
export function serveSitemap({ db, config }: Deps, perPart = PER_PART): WireRoute {
  return {
    name: 'sharing.read-sitemap',
    method: 'GET',
    path: '/sitemap.xml',
    readsOnly: true,
    access: 'anyone',
    limit: { points: 30, seconds: 60 },
    summary: 'Read the sitemap of active listings, groups and coming events',
    answers: { 200: ['application/xml'] },
    async run() {
      const [offered, found] = await Promise.all([countOffered(db), countFound(db)])
      const counted = [
        ...offered.map(({ category, count }) => ({ kind: category, count })),
        { kind: 'groups', count: found.groups },
        { kind: 'group_events', count: found.events },
      ]
      const total = counted.reduce((sum, { count }) => sum + count, 0)
      if (total > perPart) {
        const parts = counted.flatMap(({ kind, count }) => partsOf(kind, count, perPart))
        return xml(writeSitemapIndex(config.publicUrl, ['pages-1', ...parts]))
      }
      const whole = { skip: 0, limit: perPart }
      const entries = await Promise.all([
        listingEntries(db, null, whole),
        groupEntries(db, whole),
        eventEntries(db, whole),
      ])
      return xml(writeSitemap(config.publicUrl, [HOME, ...entries.flat()]))
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
    limit: { points: 60, seconds: 60 },
    summary: 'Read a part of the sitemap, such as jobs-1.xml',
    answers: { 200: ['application/xml'] },
    async run({ params }) {
      const [, name, number] = PART.exec(params['part'] ?? '') ?? []
      if (name === 'pages' && number === '1') return xml(writeSitemap(config.publicUrl, [HOME]))
      const entries = await partEntries(db, name, { skip: (Number(number) - 1) * perPart, limit: perPart })
      if (entries.length === 0) throw new AppError('request.unknown-route')
      return xml(writeSitemap(config.publicUrl, entries))
    },
  }
}

async function partEntries(db: Database, kind: string | undefined, part: Part): Promise<SitemapEntry[]> {
  if (kind === 'groups') return groupEntries(db, part)
  if (kind === 'group_events') return eventEntries(db, part)
  const category = Category.safeParse(kind)
  return category.success ? listingEntries(db, category.data, part) : []
}

/** GET /robots.txt */
export const serveRobots = ({ config }: Pick<Platform, 'config'>): WireRoute => ({
  name: 'sharing.read-robots',
  method: 'GET',
  path: '/robots.txt',
  readsOnly: true,
  access: 'anyone',
  summary: 'Read robots.txt',
  answers: { 200: ['text/plain'] },
  run: async () => ({
    status: 200,
    body: writeRobots(config.publicUrl),
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  }),
})

interface Part {
  skip: number
  limit: number
}

const listingEntries = async (db: Database, category: Category | null, part: Part): Promise<SitemapEntry[]> =>
  (await findOffered(db, category, part)).map(({ id, lang, updatedAt }) => ({
    path: `/listing/${id}`,
    language: languageOf({ lang: ContentLanguage.parse(lang) }),
    changedAt: updatedAt,
  }))

const groupEntries = async (db: Database, part: Part): Promise<SitemapEntry[]> =>
  (await findFoundGroups(db, part)).map((row) => entryOf('/groups/', row))

const eventEntries = async (db: Database, part: Part): Promise<SitemapEntry[]> =>
  (await findFoundEvents(db, part)).map((row) => entryOf('/events/', row))

const entryOf = (folder: string, { id, title, updatedAt }: FoundRow): SitemapEntry => ({
  path: `${folder}${id}`,
  language: languageOfTitle({ title }),
  changedAt: updatedAt,
})

const xml = (body: string): WireAnswer => ({
  status: 200,
  body,
  headers: { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=300' },
})
