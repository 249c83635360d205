import sharp from 'sharp'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { DRESS, LESSON, redPhoto, shown } from '#server/sharing/shared.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'
import { CARD } from './draw-card.ts'
import { boxesIn, inkOf, inkShare } from './picture-reading.fixture.ts'

const world = freshWorld()
const card = (id: string, query = '', headers: Record<string, string> = {}) =>
  world.inject({ method: 'GET', url: `/listing/${id}/share.jpg${query}`, headers })

let dress: OwnListing
let lesson: OwnListing
beforeAll(async () => {
  dress = await shown(world, world.people.sara, DRESS, [await redPhoto()])
  lesson = await shown(world, world.people.abel, LESSON)
})

/** The key of what is drawn, as the page names it. */
async function keyOf(id: string): Promise<string> {
  const { body } = await world.inject({ method: 'GET', url: `/listing/${id}` })
  return /share\.jpg\?v=([0-9a-f]+)/.exec(body)?.[1] ?? ''
}

describe('the picture of a listing', () => {
  it('is a JPEG of 1200 × 630 with title and price in letters of ours', async () => {
    const { statusCode, headers, rawPayload } = await card(dress.id)
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cross-origin-resource-policy': 'cross-origin',
    })
    expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 630 })
    for (const area of [CARD.title, CARD.price, CARD.place]) {
      const ink = await inkOf(rawPayload, area)
      expect(inkShare(ink)).toBeGreaterThan(0.02)
      expect(inkShare(ink)).toBeLessThan(0.5)
      expect(boxesIn(ink)).toBe(0)
    }
  })

  it('shows the photo', async () => {
    const { rawPayload } = await card(dress.id)
    const { channels } = await sharp(await sharp(rawPayload).extract(CARD.photo).toBuffer()).stats()
    const [red, green, blue] = channels.map(({ mean }) => Math.round(mean / 16))
    expect([red, green, blue]).toEqual([12, 2, 2])
  })

  it('stands without one, and where its file is lost', async () => {
    const lost = await shown(world, world.people.sara, DRESS, [await redPhoto()])
    await world.platform.storage.delete(`media/${lost.photos[0]?.picture.id}`)
    for (const { id } of [lesson, lost]) {
      const { statusCode, rawPayload } = await card(id)
      expect(statusCode).toBe(200)
      expect(inkShare(await inkOf(rawPayload, CARD.title))).toBeGreaterThan(0.02)
    }
  })

  it('is drawn once for all who ask, and not sent again to who has it', async () => {
    const { id } = await shown(world, world.people.sara, DRESS, [await redPhoto()])
    const reads = vi.spyOn(world.platform.storage, 'get')
    const answers = await Promise.all(Array.from({ length: 8 }, () => card(id)))
    const later = await card(id)
    expect(reads).toHaveBeenCalledTimes(1)
    reads.mockRestore()
    for (const { rawPayload } of answers) expect(rawPayload.equals(later.rawPayload)).toBe(true)
    const known = await card(id, '', { 'if-none-match': String(later.headers['etag']) })
    expect([known.statusCode, known.rawPayload.length]).toEqual([304, 0])
  })

  it('may be kept for a day under the address that names it, for minutes under any other', async () => {
    const key = await keyOf(dress.id)
    expect((await card(dress.id, `?v=${key}`)).headers['cache-control']).toBe('public, max-age=86400')
    for (const query of ['', '?v=0123', '?lang=en'])
      expect((await card(dress.id, query)).headers['cache-control']).toBe('public, max-age=300')
  })

  it('speaks the language asked for', async () => {
    const [own, english] = [await card(dress.id), await card(dress.id, '?lang=en')]
    expect(english.headers['etag']).not.toBe(own.headers['etag'])
    expect(english.rawPayload.equals(own.rawPayload)).toBe(false)
  })

  it('changes with the listing', async () => {
    const { abel } = world.people
    const { id } = await shown(world, abel, LESSON)
    const [before, keyBefore] = [await card(id), await keyOf(id)]
    await world.call(closeListing, { listingId: id, outcome: 'not_available' }, abel)
    const [after, keyAfter] = [await card(id), await keyOf(id)]
    expect(after.statusCode).toBe(200)
    expect(after.rawPayload.equals(before.rawPayload)).toBe(false)
    expect(keyAfter).not.toBe(keyBefore)
  })

  it('is there only where the listing is', async () => {
    for (const id of ['no-id', uuidv7()]) {
      const { statusCode, headers } = await card(id)
      expect([statusCode, headers['cache-control']]).toEqual([404, 'no-store'])
    }
    const { abel } = world.people
    const { id } = await shown(world, abel, LESSON)
    await world.call(closeListing, { listingId: id, outcome: 'not_available' }, abel)
    await world.clock.advance(14 * 86_400 + 1)
    expect((await card(id)).statusCode).toBe(410)
  })
})

it('a reader of pictures finds a box where there is one', async () => {
  const box = '<rect x="640" y="180" width="40" height="60" fill="none" stroke="#1c1815" stroke-width="5"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630"><rect width="1200" height="630" fill="#faf7f2"/>${box}</svg>`
  expect(boxesIn(await inkOf(await sharp(Buffer.from(svg)).jpeg().toBuffer(), CARD.title))).toBe(1)
})
