import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { dayAhead, drafted, PLACES, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { encodePicture } from '#server/media/public.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

let people = 0
const somebody = () => world.newPerson(`Somebody${++people}`)
const cautionsOf = async ({ id }: OwnListing) =>
  (await world.call(readListing, { listingId: id })).body.cautions

/** A picture with something to see on it. */
const scene = (turn: number): Promise<Buffer> => {
  const bars = Array.from(
    { length: 9 },
    (_, n) =>
      `<rect x="${n * 90}" width="90" height="600" fill="hsl(${n * turn} 60% ${20 + ((n * turn) % 7) * 10}%)"/>`,
  )
  const circle = `<circle cx="${turn * 3}" cy="300" r="180" fill="#fff"/>`
  return sharp(
    Buffer.from(
      `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">${bars.join('')}${circle}</svg>`,
    ),
  )
    .jpeg()
    .toBuffer()
}

async function showing(person: Person, looks: string | null, title: string): Promise<OwnListing> {
  const { id, version, content } = await drafted(
    world,
    person,
    { ...SOFA, title, description: about(title) },
    1,
  )
  await world.db
    .updateTable('media')
    .set({ looks })
    .where('id', '=', content.photos[0]?.mediaId ?? '')
    .execute()
  return (await world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person)).body
}

/** Words that no other listing has. */
const about = (title: string) =>
  Array.from(
    title.repeat(3),
    (letter, n) => `${letter.codePointAt(0)?.toString(36)}${title.length}x${n}`,
  ).join(' ')

describe('a picture', () => {
  it('is known again in another size and quality, and told from others', async () => {
    const [one, other] = [await scene(37), await scene(61)]
    const small = await sharp(one).resize(400).jpeg({ quality: 40 }).toBuffer()
    const looksOf = async (bytes: Buffer) => (await encodePicture(bytes, 'quick')).looks ?? ''
    const apart = (left: string, right: string) => [...left].filter((sign, n) => sign !== right[n]).length
    const [first, again, second] = [await looksOf(one), await looksOf(small), await looksOf(other)]
    expect(first).toMatch(/^[01]{64}$/)
    expect(apart(first, again)).toBeLessThanOrEqual(3)
    expect(apart(first, second)).toBeGreaterThan(6)
    const plain = sharp({ create: { width: 300, height: 300, channels: 3, background: 'peru' } })
    expect(await looksOf(await plain.jpeg().toBuffer())).toBe('')
  })

  it('of somebody else warns readers; one’s own does not', async () => {
    const [sara, abel] = [await somebody(), await somebody()]
    const looks = '1100'.repeat(16)
    const nearly = `0${looks.slice(1, 40)}${looks[40] === '1' ? '0' : '1'}${looks.slice(41)}`
    expect(await cautionsOf(await showing(sara, looks, 'First of its kind'))).toEqual([])
    expect(await cautionsOf(await showing(sara, looks, 'Second by the same person'))).toEqual([])
    expect(await cautionsOf(await showing(abel, nearly, 'Third, by another'))).toEqual(['photo_of_another'])
    expect(await cautionsOf(await showing(abel, '10'.repeat(32), 'Fourth, of its own'))).toEqual([])
    expect(await cautionsOf(await showing(abel, null, 'Fifth, with nothing to see'))).toEqual([])
  })
})

describe('words', () => {
  const text =
    'Handmade mesob basket from Harar, woven of grass in six colours, as high as a table and never used. Comes with its lid and a cover of cotton.'

  it('of somebody else warn readers', async () => {
    const [sara, abel] = [await somebody(), await somebody()]
    await posted(world, sara, { ...SOFA, title: 'Mesob from Harar, handmade', description: text }, 1)
    const copy = { ...SOFA, title: 'Mesob from Harar, handmade!', description: text.replace('six', 'five') }
    expect(await cautionsOf(await posted(world, abel, copy, 1))).toEqual(['text_of_another'])
  })

  it('of one’s own other listing are answered with that one, which can be renewed instead', async () => {
    const sara = await somebody()
    const content = { ...SOFA, title: 'Krar of my grandfather', description: about('krar of my grandfather') }
    const first = await posted(world, sara, content, 1)
    await world.clock.advance(31 * 86_400)
    const { id, version } = await drafted(world, sara, content, 1)
    const refused = await world.call(publishListing, { listingId: id, version }, sara)
    expect(refused).toMatchObject({
      status: 409,
      error: {
        code: 'listings.duplicate',
        details: { listingId: first.id, title: content.title },
      },
    })
    expect((await world.call(renewListing, { listingId: first.id }, sara)).body.state).toBe('active')
    const allowDuplicate = await world.call(
      publishListing,
      { listingId: id, version, allowDuplicate: true },
      sara,
    )
    expect(allowDuplicate.body.state).toBe('active')
  })
})

describe('money', () => {
  const room = (rent: number, bedrooms: number, n: number): DraftContentInput => ({
    ...RIDE,
    category: 'rooms_housing',
    subcategory: 'apartment',
    title: `Apartment number ${n}`,
    description: about(`apartment ${n} of ${rent}`),
    price: { type: 'fixed', amountMinor: rent * 100, maxMinor: null, currency: 'SEK', period: 'month' },
    placeId: PLACES.stockholm,
    details: { available_from: dayAhead(30), bedrooms },
  })

  it('far below the median of the city and size warns readers, once there are enough to compare with', async () => {
    const sara = await somebody()
    const rents = [900, 950, 1000, 1000, 1050, 1100, 1200]
    for (const [n, rent] of rents.entries()) await posted(world, sara, room(rent, 2, n), 3)
    expect(await cautionsOf(await posted(world, sara, room(400, 2, 10), 3))).toEqual([])
    expect(await cautionsOf(await posted(world, sara, room(550, 2, 11), 3))).toEqual(['price_far_below'])
    expect(await cautionsOf(await posted(world, sara, room(650, 2, 12), 3))).toEqual([])
    expect(await cautionsOf(await posted(world, sara, room(400, 1, 13), 3))).toEqual([])
  })

  it('far above what jobs pay warns readers', async () => {
    const sara = await somebody()
    const job = (pay: number, n: number): DraftContentInput => ({
      ...RIDE,
      category: 'jobs',
      subcategory: 'other_work',
      title: `Work number ${n}`,
      description: about(`work ${n} for ${pay}`),
      price: { type: 'fixed', amountMinor: pay * 100, maxMinor: null, currency: 'SEK', period: 'hour' },
      details: {
        employer: 'Dukem',
        employment_type: 'temporary',
        apply_by: world.clock.now().toISOString().slice(0, 10),
        no_fees: true,
      },
    })
    for (let n = 0; n < 20; n++) await posted(world, sara, job(20 + n, n))
    expect(await cautionsOf(await posted(world, sara, job(38, 30)))).toEqual([])
    expect(await cautionsOf(await posted(world, sara, job(90, 31)))).toEqual(['pay_far_above'])
  })
})
