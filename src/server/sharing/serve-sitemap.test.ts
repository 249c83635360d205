import { beforeAll, describe, expect, it } from 'vitest'
import { archiveGroup } from '#contract/groups/archive-group.ts'
import { readGroup } from '#contract/groups/read-group.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { freshWorld } from '#server/testing/world.ts'
import { sharedGroup } from './groups/shared-group.fixture.ts'
import { serveSitemap, serveSitemapPart } from './serve-sitemap.ts'
import { DRESS, LESSON, redPhoto, shown } from './shared.fixture.ts'

const SITE = 'https://mesob.example'
const world = freshWorld({ env: { PUBLIC_URL: SITE } })
const get = (url: string) => world.inject({ method: 'GET', url })
const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at]) => at)

let dress: OwnListing
let lessons: OwnListing[]
beforeAll(async () => {
  const { sara, abel } = world.people
  dress = await shown(world, sara, DRESS, [await redPhoto()])
  lessons = [
    await shown(world, abel, LESSON),
    await shown(world, abel, LESSON),
    await shown(world, abel, LESSON),
  ]
})

it('robots are told what is not for them, and where the map is', async () => {
  const { statusCode, headers, body } = await get('/robots.txt')
  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('Disallow: /auth/\n')
  expect(body).toContain(`Sitemap: ${SITE}/sitemap.xml\n`)
})

describe('the map of the site', () => {
  it('names every listing on offer, in both languages', async () => {
    const { statusCode, headers, body } = await get('/sitemap.xml')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8'])
    const ids = [dress, ...lessons].map(({ id }) => `${SITE}/listing/${id}`)
    expect(new Set(locations(body))).toEqual(new Set([`${SITE}/`, ...ids]))
    expect(locations(body)).toHaveLength(ids.length + 1)
    expect(body).toContain(`hreflang="en" href="${SITE}/listing/${dress.id}?lang=en"/>`)
    expect(body).toContain(`hreflang="am" href="${SITE}/listing/${dress.id}"/>`)
    expect(body).toContain(`<lastmod>${dress.updatedAt}</lastmod>`)
  })

  it('loses what is paused, closed or over at once, and keeps what is reserved', async () => {
    const { abel } = world.people
    const [one, two, three] = await Promise.all([1, 2, 3].map(() => shown(world, abel, LESSON)))
    if (!one || !two || !three) throw new Error('There are three.')
    const isNamed = async ({ id }: OwnListing) => (await get('/sitemap.xml')).body.includes(id)
    await world.call(markListing, { listingId: one.id, state: 'paused' }, abel)
    await world.call(closeListing, { listingId: two.id, outcome: 'sold_elsewhere' }, abel)
    await world.call(markListing, { listingId: three.id, state: 'reserved' }, abel)
    expect([await isNamed(one), await isNamed(two), await isNamed(three)]).toEqual([false, false, true])
    await world.call(closeListing, { listingId: three.id, outcome: 'sold_elsewhere' }, abel)
    expect(await isNamed(three)).toBe(false)
  })

  it('names groups with the next meeting of each series, until they are archived', async () => {
    const { sara, abel } = world.people
    const group = await sharedGroup(world, sara, { title: 'የቡና ቡድን' })
    const [next, later] = (await world.call(readGroup, { groupId: group.id }, null)).body.upcoming
    if (!next || !later) throw new Error('It meets every week.')
    const { body } = await get('/sitemap.xml')
    expect(body).toContain(`hreflang="en" href="${SITE}/groups/${group.id}?lang=en"/>`)
    expect(locations(body)).toContain(`${SITE}/groups/${group.id}`)
    expect(body).toContain(next.id)
    expect(body).not.toContain(later.id)
    for (const [part, path] of [
      ['groups-1', `groups/${group.id}`],
      ['group_events-1', `events/${next.id}`],
    ] as const)
      expect(locations((await get(`/sitemaps/${part}.xml`)).body)).toEqual([`${SITE}/${path}`])
    expect((await world.call(archiveGroup, { groupId: group.id }, abel)).error.code).toBe('groups.not-admin')
    await world.call(archiveGroup, { groupId: group.id }, sara)
    const after = (await get('/sitemap.xml')).body
    expect(after).not.toContain(group.id)
    expect(after).not.toContain(next.id)
    expect((await get('/sitemaps/groups-1.xml')).statusCode).toBe(404)
  })

  it('comes in parts by category where one would be too large', async () => {
    const run = async (part: string | null) => {
      const wire = part === null ? serveSitemap(world.platform, 2) : serveSitemapPart(world.platform, 2)
      const request = {
        params: part === null ? {} : { part },
        query: {},
        headers: {},
        body: null,
        ip: '',
        requestId: '',
        leaving: () => new AbortController().signal,
      }
      return String((await wire.run(request)).body)
    }
    const index = await run(null)
    expect(index).toContain('<sitemapindex')
    const parts = ['pages-1', 'items-1', 'services-1', 'services-2'].map(
      (part) => `${SITE}/sitemaps/${part}.xml`,
    )
    expect(locations(index)).toEqual(parts)
    const named = (await Promise.all(parts.map((at) => run(at.slice(at.lastIndexOf('/') + 1))))).flatMap(
      locations,
    )
    const ids = [dress, ...lessons].map(({ id }) => `${SITE}/listing/${id}`)
    expect(named).toEqual([`${SITE}/`, ...ids])
  })

  it.each(['items-2.xml', 'items-0.xml', 'people-1.xml', 'items-1', 'pages-2.xml', '..%2fsecret.xml'])(
    'has no part %s',
    async (part) => {
      expect((await get(`/sitemaps/${part}`)).statusCode).toBe(404)
    },
  )
})
