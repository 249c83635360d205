import { describe, expect, it } from 'vitest'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE, SOFA } from './listings.fixture.ts'

const world = freshWorld()

const HOUR = 3_600_000
const DAY = 24 * HOUR

it('asks a visitor to sign in', async () => {
  const answer = await world.call(publishListing, { listingId: uuidv7(), version: 1 })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no draft of others, and none that does not exist, in the same words', async () => {
  const { id } = await drafted(world, world.people.sara, RIDE)
  for (const listingId of [id, uuidv7()]) {
    const answer = await world.call(publishListing, { listingId, version: 1 }, world.people.abel)
    expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
  }
})

describe('refuses', () => {
  it('an id or a version that is none', async () => {
    const { sara } = world.people
    for (const input of [
      { listingId: 'x', version: 1 },
      { listingId: uuidv7(), version: 1.5 },
    ]) {
      expect((await world.call(publishListing, input, sara)).error.code).toBe('request.invalid')
    }
  })

  it('a draft that changed since its preview', async () => {
    const { sara } = world.people
    const { id } = await drafted(world, sara, RIDE)
    const answer = await world.call(publishListing, { listingId: id, version: 2 }, sara)
    expect(answer).toMatchObject({ status: 409, error: { code: 'listings.stale', details: { version: 1 } } })
  })

  it('an unfinished one, with everything that is missing at once and in the reader’s language', async () => {
    const { sara } = world.people
    const { id } = await drafted(world, sara, { category: 'rooms_housing', title: 'Room' })
    const publish = (language: string) =>
      world.call(publishListing, { listingId: id, version: 1 }, sara, {
        headers: { 'accept-language': language },
      })
    const { status, error } = await publish('en')
    expect(status).toBe(422)
    const { fields } = error.details as { fields: { path: string; message: string }[] }
    expect(Object.fromEntries(fields.map(({ path, message }) => [path, message]))).toEqual({
      title: 'String must contain at least 8 character(s)',
      description: 'String must contain at least 30 character(s)',
      subcategory: 'Required',
      price: 'Required',
      placeId: 'Required',
      photos: 'Array must contain at least 3 element(s)',
      'details.available_from': 'Required',
    })
    expect((await publish('am')).error.details).toMatchObject({
      fields: expect.arrayContaining([
        expect.objectContaining({ path: 'price', message: 'ይህ መሞላት አለበት' }),
      ]) as unknown,
    })
    expect((await world.call(readListing, { listingId: id })).status).toBe(404)
  })

  it('a deleted one, and one that is over', async () => {
    const { sara } = world.people
    const deleted = await drafted(world, sara, RIDE)
    await world.call(deleteListing, { listingId: deleted.id }, sara)
    const answer = await world.call(publishListing, { listingId: deleted.id, version: 1 }, sara)
    expect(answer).toMatchObject({ status: 410, error: { code: 'listings.gone' } })
  })
})

describe('a published listing', () => {
  it('is found and shown to everybody from then on', async () => {
    const { sara } = world.people
    const own = await posted(world, sara, { ...SOFA, title: 'Turquoise sofa bed' }, 2)
    expect(own).toMatchObject({ state: 'active', version: 2, slug: 'turquoise-sofa-bed' })
    expect(own.publishedAt).not.toBeNull()
    expect((await world.call(searchListings, { q: 'turquoise' })).body.items.map(({ id }) => id)).toEqual([
      own.id,
    ])
    expect((await world.call(readListing, { listingId: own.id })).body).toMatchObject({
      title: 'Turquoise sofa bed',
      state: 'active',
      publishedAt: own.publishedAt,
      poster: { userId: sara.userId, name: 'Sara Bekele' },
    })
  })

  const at = (ms: number) => new Date(world.clock.now().getTime() + ms)
  const day = (days: number) =>
    at(days * DAY)
      .toISOString()
      .slice(0, 10)
  const paid = {
    type: 'fixed',
    amountMinor: 90_000,
    maxMinor: null,
    currency: 'USD',
    period: 'month',
  } as const

  const lives: [string, () => { content: DraftContentInput; pictures: number; ends: number }][] = [
    ['an item for 30 days', () => ({ content: SOFA, pictures: 1, ends: at(30 * DAY).getTime() })],
    ['a service for 90 days', () => ({ content: RIDE, pictures: 0, ends: at(90 * DAY).getTime() })],
    [
      'a room for 30 days',
      () => ({
        content: {
          ...SOFA,
          category: 'rooms_housing',
          subcategory: 'house',
          price: paid,
          details: { available_from: day(90) },
        },
        pictures: 3,
        ends: at(30 * DAY).getTime(),
      }),
    ],
    [
      'a job until its last day is over everywhere',
      () => ({
        content: {
          ...SOFA,
          category: 'jobs',
          subcategory: 'other_work',
          price: paid,
          details: {
            employer: 'Habesha',
            employment_type: 'temporary',
            no_fees: true,
            apply_by: day(7),
          },
        },
        pictures: 0,
        ends: Date.parse(day(7)) + 36 * HOUR,
      }),
    ],
    [
      'an event until six hours after its end',
      () => {
        const [starts_at, ends_at] = [at(2 * DAY).toISOString(), at(3 * DAY).toISOString()]
        const free = {
          type: 'free',
          amountMinor: null,
          maxMinor: null,
          currency: 'USD',
          period: null,
        } as const
        const details = { starts_at, ends_at, timezone: 'Africa/Addis_Ababa' }
        return {
          content: { ...SOFA, category: 'events', subcategory: 'charity', price: free, details },
          pictures: 1,
          ends: Date.parse(ends_at) + 6 * HOUR,
        }
      },
    ],
  ]
  it.each(lives)('lives: %s', async (_, make) => {
    const { content, pictures, ends } = make()
    const { expiresAt } = await posted(world, world.people.abel, content, pictures)
    expect(Math.abs(Date.parse(expiresAt ?? '') - ends)).toBeLessThan(60_000)
  })
})

describe('published twice', () => {
  it('is published once, whether one after the other or both at once', async () => {
    const { abel } = world.people
    for (let round = 0; round < 10; round++) {
      const { id } = await drafted(world, abel, RIDE)
      const publish = () =>
        world.call(publishListing, { listingId: id, version: 1, allowDuplicate: true }, abel)
      const [one, other] = await Promise.all([publish(), publish()])
      expect(one.status).toBe(200)
      expect(other.body).toEqual(one.body)
      expect((await publish()).body).toEqual(one.body)
      expect(one.body).toMatchObject({ state: 'active', version: 2 })
    }
  })

  it('by a repeated request gets the first answer again', async () => {
    const { abel } = world.people
    const { id } = await drafted(world, abel, RIDE)
    const key = { idempotencyKey: `publish-${id}` }
    const asked = { listingId: id, version: 1, allowDuplicate: true }
    const first = await world.call(publishListing, asked, abel, key)
    const again = await world.call(publishListing, asked, abel, key)
    expect(again.body).toEqual(first.body)
    expect(again.headers['idempotency-replayed']).toBe('true')
  })
})
