import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { setIndexing } from '#contract/profiles/set-indexing.ts'
import { PROJECT_ROOT } from '#server/platform/config.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { DRESS, LESSON, redPhoto, shown } from './shared.fixture.ts'

const webFolder = mkdtempSync(join(tmpdir(), 'mesob-sharing-'))
copyFileSync(join(PROJECT_ROOT, 'index.html'), join(webFolder, 'index.html'))
afterAll(() => rmSync(webFolder, { recursive: true }))

const SITE = 'https://mesob.example'
const DAY = 86_400
const world = freshWorld({ webFolder, env: { PUBLIC_URL: SITE } })
const get = (id: string, query = '', headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url: `/listing/${id}${query}`, headers })

let dress: OwnListing
let lesson: OwnListing
beforeAll(async () => {
  dress = await shown(world, world.people.sara, DRESS, [await redPhoto()])
  lesson = await shown(world, world.people.abel, LESSON)
})

/** What a tag of the head says. */
function tag(page: string, name: string): string | undefined {
  return new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)" />`).exec(page)?.[1]
}

const linkOf = (page: string, rel: string) =>
  new RegExp(`<link rel="${rel}" href="([^"]*)" />`).exec(page)?.[1]

function graphOf(page: string): Record<string, unknown>[] {
  const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(page)?.[1] ?? ''
  return (JSON.parse(json) as { '@graph': Record<string, unknown>[] })['@graph']
}

describe('a listing on offer', () => {
  it('is told to whoever reads no script, in its own language', async () => {
    const { statusCode, headers, body } = await get(dress.id)
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'text/html; charset=utf-8',
      'no-cache',
    ])
    expect(body).toContain('<html lang="am"')
    expect(body).toContain(`<title>${DRESS.title} · Mesob</title>`)
    expect(body).toContain(`<h1 lang="am">${DRESS.title}</h1>`)
    expect(body).toContain('ለሠርግና ለበዓል ይሆናል')
    expect(body).toContain('ዋሽንግተን፣ DC')
    expect(tag(body, 'description')).toMatch(/^US\$120 · ዋሽንግተን፣ DC — አንድ ጊዜ ብቻ/)
    expect(tag(body, 'og:title')).toBe(DRESS.title)
    expect(tag(body, 'og:url')).toBe(`${SITE}/listing/${dress.id}`)
    expect(tag(body, 'og:locale')).toBe('am_ET')
    expect(tag(body, 'twitter:card')).toBe('summary_large_image')
    expect(tag(body, 'robots')).toBeUndefined()
    expect(linkOf(body, 'canonical')).toBe(`${SITE}/listing/${dress.id}`)
  })

  it('starts the app from the same page', async () => {
    const { body } = await get(dress.id)
    expect(body).toMatch(/<script type="module" src="[^"]+"><\/script>/)
    expect(body).toContain('<div id="root">')
    expect(body).toContain(`href="/#/listing/${dress.id}"`)
  })

  it('is told in the language asked for, which is an address of its own', async () => {
    const { body } = await get(dress.id, '?lang=en')
    expect(body).toContain('<html lang="en"')
    expect(body).toContain(`<h1 lang="am">${DRESS.title}</h1>`)
    expect(tag(body, 'description')).toMatch(/^\$120 · Washington, DC — /)
    expect(linkOf(body, 'canonical')).toBe(`${SITE}/listing/${dress.id}?lang=en`)
    const own = (await get(dress.id)).body
    expect((await get(dress.id, '?lang=am')).body).toBe(own)
    expect((await get(dress.id, '?lang=xx')).body).toBe(own)
    for (const page of [body, own]) {
      expect(page).toContain(`hreflang="en" href="${SITE}/listing/${dress.id}?lang=en"`)
      expect(page).toContain(`hreflang="am" href="${SITE}/listing/${dress.id}"`)
      expect(page).toContain(`hreflang="x-default" href="${SITE}/listing/${dress.id}"`)
    }
  })

  it('is told in its second language where that is asked for, and in its first otherwise', async () => {
    const translation = {
      lang: 'am',
      title: 'የአማርኛ ትምህርት ለልጆች',
      description: 'ማንበብ፣ መጻፍና መናገር፤ በኢንተርኔት ወይም በቤትዎ እናስተምራለን።',
    } as const
    const { id } = await shown(world, world.people.abel, { ...LESSON, title: 'Amharic for all', translation })
    const amharic = (await get(id, '?lang=am')).body
    expect(amharic).toContain(`<h1 lang="am">${translation.title}</h1>`)
    expect(amharic).toContain(`<p class="shared-text" lang="am">${translation.description}</p>`)
    expect(tag(amharic, 'og:title')).toContain(translation.title)
    expect(linkOf(amharic, 'canonical')).toBe(`${SITE}/listing/${id}?lang=am`)
    expect((await get(id)).body).toContain('<h1 lang="en">Amharic for all</h1>')
  })

  it('shows a drawn picture, whose address is another one in another language', async () => {
    const own = tag((await get(dress.id)).body, 'og:image')
    const english = tag((await get(dress.id, '?lang=en')).body, 'og:image')
    expect(own).toMatch(new RegExp(`^${SITE}/listing/${dress.id}/share\\.jpg\\?v=[0-9a-f]{20}$`))
    expect(english).toMatch(/share\.jpg\?v=[0-9a-f]{20}&amp;lang=en$/)
    expect(english).not.toContain(own?.split('v=')[1] ?? '')
  })

  it('says nothing that is for its readers alone', async () => {
    const { sara, abel } = world.people
    const pages = [(await get(dress.id)).body, (await get(lesson.id)).body].join('\n')
    for (const word of ['0911', '20001', '9th Street', 'teacher@', 'example.org', sara.userId, abel.userId])
      expect(pages).not.toContain(word)
    expect(pages).not.toMatch(/Sara|Abel|latitude|geo"/)
  })

  it('lets no title become markup', async () => {
    const { body } = await get(lesson.id)
    expect(body).toContain('<h1 lang="en">Amharic lessons for &lt;children&gt; &amp; grown-ups</h1>')
    expect(body).not.toContain('<children>')
    expect(graphOf(body)[0]).toMatchObject({ '@type': 'Service', name: LESSON.title })
  })

  it('is not sent twice to whoever has it', async () => {
    const { headers } = await get(dress.id)
    const etag = String(headers['etag'])
    for (const known of [etag, `W/${etag}`, `"x", ${etag}`]) {
      const again = await get(dress.id, '', { 'if-none-match': known })
      expect([again.statusCode, again.body]).toEqual([304, ''])
    }
    expect((await get(dress.id, '?lang=en', { 'if-none-match': etag })).statusCode).toBe(200)
    const head = await world.inject({ method: 'HEAD', url: `/listing/${dress.id}` })
    expect([head.statusCode, head.headers['etag'], head.body]).toEqual([200, etag, ''])
  })

  it('is described to search engines as what it is, with the way to it', async () => {
    const [thing, trail] = graphOf((await get(dress.id)).body)
    expect(thing).toMatchObject({
      '@type': 'Product',
      name: DRESS.title,
      offers: {
        '@type': 'Offer',
        price: 120,
        priceCurrency: 'USD',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
      },
    })
    expect(trail).toMatchObject({ '@type': 'BreadcrumbList', itemListElement: [{}, {}, { position: 3 }] })
  })
})

it('of somebody who wants no search engine to list it is passed over, and opens all the same', async () => {
  const mulu = await world.newPerson('Mulu')
  const { id } = await shown(world, mulu, LESSON)
  const isMapped = async () => (await world.inject({ method: 'GET', url: '/sitemap.xml' })).body.includes(id)
  expect([tag((await get(id)).body, 'robots'), await isMapped()]).toEqual([undefined, true])
  await world.call(setIndexing, { isIndexed: false }, mulu)
  const page = await get(id)
  expect([page.statusCode, tag(page.body, 'robots'), await isMapped()]).toEqual([200, 'noindex', false])
})

describe('where there is nothing to be seen', () => {
  it.each(['no-id', uuidv7(), "'%20or%201=1"])('%s is not found', async (id) => {
    const { statusCode, body } = await get(id)
    expect(statusCode).toBe(404)
    expect(body).toContain('Page not found')
    expect(body).toContain('ገጹ አልተገኘም')
    expect(tag(body, 'robots')).toBe('noindex')
    expect(body).toMatch(/<script type="module"/)
  })

  it('a draft, and what is paused, looks like nothing, to its owner too', async () => {
    const { sara, dawit } = world.people
    const draft = (await world.call(createListing, { content: LESSON }, sara)).body
    const paused = await shown(world, sara, LESSON)
    await world.call(markListing, { listingId: paused.id, state: 'paused' }, sara)
    const unknown = (await get(uuidv7())).body
    for (const { id } of [draft, paused]) {
      for (const as of [null, sara, dawit]) {
        const { statusCode, body } = await world.inject({ method: 'GET', url: `/listing/${id}`, as })
        expect([statusCode, body]).toEqual([404, unknown])
      }
    }
  })

  it('what was deleted is gone', async () => {
    const { sara } = world.people
    const { id } = await shown(world, sara, LESSON)
    await world.call(deleteListing, { listingId: id }, sara)
    const { statusCode, body } = await get(id)
    expect(statusCode).toBe(410)
    expect(body).toContain('This listing is no longer available')
    expect(body).toContain('ይህ ማስታወቂያ ከእንግዲህ የለም')
    expect(body).not.toContain('Amharic lessons')
  })
})

describe('a listing that is over', () => {
  it('stays for two weeks with its badge, is found no more, and is gone then', async () => {
    const { abel } = world.people
    const { id } = await shown(world, abel, LESSON)
    await world.call(markListing, { listingId: id, state: 'reserved' }, abel)
    const reserved = (await get(id)).body
    expect(reserved).toContain('<p class="shared-badge">Reserved</p>')
    expect(graphOf(reserved)[0]).toMatchObject({
      offers: { availability: 'https://schema.org/LimitedAvailability' },
    })
    await world.call(closeListing, { listingId: id, outcome: 'sold_elsewhere' }, abel)
    const over = await get(id)
    expect(over.statusCode).toBe(200)
    expect(over.body).toContain('<p class="shared-badge">No longer available</p>')
    expect(tag(over.body, 'description')).toMatch(/^No longer available · from/)
    expect(tag(over.body, 'robots')).toBe('noindex')
    expect(graphOf(over.body)[0]).toMatchObject({ offers: { availability: 'https://schema.org/SoldOut' } })
    await world.clock.advance(14 * DAY - 60)
    expect((await get(id)).statusCode).toBe(200)
    await world.clock.advance(61)
    expect((await get(id)).statusCode).toBe(410)
  })

  it('likewise when its time has run out, whether or not a job has come by', async () => {
    const { id } = await shown(world, world.people.sara, DRESS, [await redPhoto()])
    await world.clock.advance(30 * DAY + 1)
    const { statusCode, body } = await get(id, '?lang=en')
    expect(statusCode).toBe(200)
    expect(body).toContain('<p class="shared-badge">Expired</p>')
    await world.clock.advance(14 * DAY)
    expect((await get(id)).statusCode).toBe(410)
  })
})
