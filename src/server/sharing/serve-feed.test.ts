import { beforeAll, describe, expect, it } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { freshWorld } from '#server/testing/world.ts'
import { DRESS, LESSON, redPhoto, shown } from './shared.fixture.ts'

const SITE = 'https://mesob.example'
const world = freshWorld({ env: { PUBLIC_URL: SITE } })
const get = (url: string, headers = {}) => world.inject({ method: 'GET', url, headers })

let dress: OwnListing
let lesson: OwnListing
beforeAll(async () => {
  const { sara, abel } = world.people
  dress = await shown(world, sara, DRESS, [await redPhoto()])
  await world.clock.advance(60)
  lesson = await shown(world, abel, LESSON)
})

describe('the feed', () => {
  it('has what was posted, the newest first, as readers of feeds expect it', async () => {
    const { statusCode, headers, body } = await get('/listings.atom')
    expect([statusCode, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
    expect(headers['x-robots-tag']).toBe('noindex')
    expect([...body.matchAll(/<id>urn:uuid:([^<]+)/g)].map(([, id]) => id)).toEqual([lesson.id, dress.id])
    expect(body).toContain(`<link rel="self" type="application/atom+xml" href="${SITE}/listings.atom"/>`)
    expect(body).toContain('<title>Amharic lessons for &lt;children&gt; &amp; grown-ups</title>')
    expect(body).toContain(
      '<summary xml:lang="en">from SEK&nbsp;20 / hour · Stockholm, Sweden'.replace('&nbsp;', '\u00a0'),
    )
    expect(body).toContain(`href="${SITE}/listing/${dress.id}?lang=en"/>`)
    expect(body).toMatch(/<link rel="enclosure" type="image\/webp" href="https:\/\/mesob\.example\/media\//)
    expect(body).not.toContain('0911')
  })

  it('is that of a search and a language, under its own address', async () => {
    const { body } = await get('/listings.atom?q=lessons&category=services&lang=am')
    expect(body).toContain('<title>lessons · አገልግሎቶች · Mesob</title>')
    expect(body).toContain(`href="${SITE}/listings.atom?category=services&amp;lang=am&amp;q=lessons"/>`)
    expect(body).not.toContain(dress.id)
    expect((await get('/listings.atom?category=jobs')).body).not.toContain('<entry')
  })

  it('is not sent again as long as it is the same, and loses what has ended', async () => {
    const first = await get('/listings.atom?category=services')
    const { etag } = first.headers
    expect((await get('/listings.atom?category=services', { 'if-none-match': etag })).statusCode).toBe(304)
    await world.call(closeListing, { listingId: lesson.id, outcome: 'sold_elsewhere' }, world.people.abel)
    expect((await get('/listings.atom?category=services')).body).not.toContain(lesson.id)
  })

  it.each(['category=houses', 'maxPrice=900', 'colour=red', `q=${'a'.repeat(501)}`])(
    'refuses ?%s',
    async (query) => {
      const { statusCode, body } = await get(`/listings.atom?${query}`)
      expect([statusCode, JSON.parse(body)]).toMatchObject([400, { error: { code: 'request.invalid' } }])
    },
  )
})

describe('oEmbed', () => {
  const embed = (url: string, more = '') => get(`/oembed?url=${encodeURIComponent(url)}${more}`)

  it('says of a listing what other sites show of its link, wherever the link leads', async () => {
    for (const path of [
      `/listing/${dress.id}`,
      `/listing/${dress.id}?lang=en`,
      `/#/listing/${dress.id}?a=b`,
    ]) {
      const { statusCode, body } = await embed(SITE + path)
      expect([statusCode, JSON.parse(body)]).toMatchObject([
        200,
        {
          version: '1.0',
          type: 'link',
          title: DRESS.title,
          provider_url: `${SITE}/`,
          thumbnail_url: expect.stringContaining(`${SITE}/listing/${dress.id}/share.jpg?v=`),
          thumbnail_width: 1200,
        },
      ])
    }
    const small = await embed(`${SITE}/listing/${dress.id}`, '&maxwidth=300')
    expect(JSON.parse(small.body)).not.toHaveProperty('thumbnail_url')
  })

  it('is found from the page', async () => {
    const { body } = await get(`/listing/${dress.id}`)
    const [, href = ''] = /type="application\/json\+oembed" href="([^"]+)"/.exec(body) ?? []
    const { pathname, search } = new URL(href.replaceAll('&amp;', '&'))
    expect((await get(pathname + search)).statusCode).toBe(200)
  })

  it('knows no other pages, sites or formats, and nothing that is gone', async () => {
    const page = `${SITE}/listing/${dress.id}`
    const wrong = ['', 'listing', `${SITE}/faq`, `https://evil.example/listing/${dress.id}`]
    for (const url of [...wrong, `${SITE}/listing/0199a000-0000-7000-8000-00000000dead`])
      expect((await embed(url)).statusCode).toBe(404)
    expect((await embed(page, '&format=xml')).statusCode).toBe(404)
    await world.call(closeListing, { listingId: dress.id, outcome: 'sold_elsewhere' }, world.people.sara)
    expect((await embed(page)).statusCode).toBe(200)
    await world.clock.advance(15 * 86_400)
    expect((await embed(page)).statusCode).toBe(410)
  })
})
