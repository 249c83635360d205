import { describe, expect, it } from 'vitest'
import { publicPoint } from '#contract/geo/cell.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { maskVin } from '#contract/listings/vin.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, PLACES, posted, RIDE, SOFA } from './listings.fixture.ts'

const world = freshWorld()

const DAY = 86_400

it('refuses an id that is none', async () => {
  const answer = await world.call(readListing, { listingId: "' or 1=1" })
  expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
})

it('knows no draft, whoever asks, and no listing that does not exist, in the same words', async () => {
  const { id } = await drafted(world, world.people.sara, RIDE)
  for (const person of [null, world.people.abel, world.people.sara, world.people.dawit]) {
    for (const listingId of [id, uuidv7()]) {
      const answer = await world.call(readListing, { listingId }, person)
      expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
    }
  }
})

it('shows everything but what is nobody’s business', async () => {
  const { sara } = world.people
  const content = { ...SOFA, neighborhood: 'Shaw', postalCode: '20001' }
  const own = await posted(world, sara, content, 3)
  const answer = await world.call(readListing, { listingId: own.id })
  expect(answer.body).toEqual({
    id: own.id,
    slug: 'blue-sofa-for-three-people',
    cautions: [],
    category: 'items',
    subcategory: 'furniture',
    kind: 'offer',
    title: SOFA.title,
    lang: 'en',
    translation: null,
    price: SOFA.price,
    place: {
      id: PLACES.washington,
      name: 'Washington',
      nameAm: 'ዋሽንግተን',
      admin1: 'DC',
      country: 'US',
      neighborhood: 'Shaw',
    },
    featured: false,
    publishedAt: own.publishedAt,
    description: SOFA.description,
    photos: own.photos,
    details: { condition: 'good' },
    languages: ['am', 'en'],
    contactWays: [],
    favorites: null,
    publicPoint: publicPoint({ lat: 38.8951, lng: -77.0364 }),
    state: 'active',
    expiresAt: own.expiresAt,
    poster: {
      userId: sara.userId,
      name: 'Sara Bekele',
      avatar: null,
      memberSince: expect.stringMatching(/Z$/) as string,
      activeListings: 1,
      closedHere: 0,
      score: { count: 0, average: null },
      verified: ['email'],
      repliesWithin: null,
    },
  })
  expect(JSON.stringify(answer.body)).not.toContain('20001')
})

describe('a listing whose time is over', () => {
  it('stays two weeks, marked as over, then is gone; the job changes nothing about that', async () => {
    const { abel } = world.people
    const item = await posted(world, abel, SOFA, 1)
    const other = await posted(world, abel, RIDE)
    const read = () => world.call(readListing, { listingId: item.id })
    await world.clock.advance(30 * DAY + 1)
    expect((await read()).body).toMatchObject({ state: 'expired', poster: { activeListings: 1 } })
    await world.runJobs()
    expect((await read()).body).toMatchObject({ state: 'expired', title: SOFA.title })
    await world.clock.advance(14 * DAY)
    expect(await read()).toMatchObject({ status: 410, error: { code: 'listings.gone' } })
    expect((await world.call(readListing, { listingId: other.id })).body.state).toBe('active')
  })
})

it('shows a vehicle’s number in part, to its owner too, who has all of it where it is written', async () => {
  const { sara } = world.people
  const details = {
    make: 'Honda',
    model: 'Accord',
    model_year: 2003,
    mileage: 98_000,
    vin: '1hg cm826 33a 004352',
  }
  const own = await posted(world, sara, { ...SOFA, subcategory: 'vehicles', details }, 1)
  expect(own.content.details['vin']).toBe('1HGCM82633A004352')
  for (const person of [null, sara]) {
    const { body } = await world.call(readListing, { listingId: own.id }, person)
    expect(body.details).toEqual({ ...details, vin: maskVin('1HGCM82633A004352') })
  }
})
