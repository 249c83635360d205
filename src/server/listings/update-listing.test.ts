import { describe, expect, it } from 'vitest'
import { readListing } from '#contract/listings/read-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, newPictures, PLACES, posted, RIDE, SOFA } from './listings.fixture.ts'

const world = freshWorld()

const DAY = 86_400
const dayFromNow = (days: number) =>
  new Date(world.clock.now().getTime() + days * DAY * 1000).toISOString().slice(0, 10)

it('asks a visitor to sign in', async () => {
  const answer = await world.call(updateListing, { listingId: uuidv7(), version: 1, content: SOFA })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no listing of others, and none that does not exist, in the same words', async () => {
  const { id } = await posted(world, world.people.sara, RIDE)
  for (const person of [world.people.abel, world.people.hanna, world.people.dawit]) {
    for (const listingId of [id, uuidv7()]) {
      const answer = await world.call(updateListing, { listingId, version: 2, content: RIDE }, person)
      expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
    }
  }
})

describe('refuses, and changes nothing,', () => {
  it.each([
    [{ version: 0, content: RIDE }, 'request.invalid'],
    [{ version: 2.5, content: RIDE }, 'request.invalid'],
    [{ version: 2 }, 'request.invalid'],
    [{ version: 2, content: { ...RIDE, owner: 'me' } }, 'request.invalid'],
    [{ version: 2, content: { ...RIDE, placeId: 1 } }, 'geo.place-not-found'],
    [{ version: 2, content: { ...RIDE, postalCode: '00000' } }, 'geo.unknown-postal-code'],
    [{ version: 2, content: { ...RIDE, photos: [{ mediaId: uuidv7() }] } }, 'media.not-found'],
    [{ version: 1, content: RIDE }, 'listings.stale'],
    [{ version: 2, content: { ...RIDE, title: 'short' } }, 'listings.incomplete'],
    [{ version: 2, content: { ...RIDE, placeId: null } }, 'listings.incomplete'],
    [{ version: 2, content: SOFA }, 'listings.category-fixed'],
  ])('%o with %s', async (payload, code) => {
    const { sara } = world.people
    const { id } = await posted(world, sara, RIDE)
    const before = (await world.call(readOwnListing, { listingId: id }, sara)).body
    const answer = await world.inject({ method: 'PUT', url: `/api/listings/${id}`, payload, as: sara })
    expect(answer.json()).toMatchObject({ error: { code } })
    expect((await world.call(readOwnListing, { listingId: id }, sara)).body).toEqual(before)
  })

  it('a deleted one, and one that is over', async () => {
    const { sara } = world.people
    const over = await posted(world, sara, {
      ...SOFA,
      category: 'jobs',
      subcategory: 'other_work',
      price: { ...SOFA.price, period: 'hour' },
      details: {
        employer: 'Habesha',
        employment_type: 'temporary',
        no_fees: true,
        apply_by: dayFromNow(1),
      },
    })
    await world.clock.advance(3 * DAY)
    const answer = await world.call(
      updateListing,
      { listingId: over.id, version: 2, content: over.content },
      sara,
    )
    expect(answer).toMatchObject({ status: 410, error: { code: 'listings.gone' } })
  })
})

describe('a draft', () => {
  it('takes any content, another category too, and counts its versions', async () => {
    const { sara } = world.people
    const { id } = await drafted(world, sara, SOFA, 1)
    const answer = await world.call(
      updateListing,
      { listingId: id, version: 1, content: { category: 'events' } },
      sara,
    )
    expect(answer.body).toMatchObject({
      version: 2,
      category: 'events',
      title: '',
      state: 'draft',
      photos: [],
    })
  })

  it('lets pictures come and go; what is no longer shown is deleted', async () => {
    const { sara } = world.people
    const { id, content } = await drafted(world, sara, SOFA, 3)
    const [first, second, third] = content.photos.map(({ mediaId }) => mediaId as string)
    const [fourth = ''] = await newPictures(world, sara, 1)
    const photos = [{ mediaId: third ?? '' }, { mediaId: fourth }, { mediaId: first ?? '' }]
    const { body } = await world.call(
      updateListing,
      { listingId: id, version: 1, content: { ...SOFA, photos } },
      sara,
    )
    expect(body.photos.map(({ picture }) => picture.id)).toEqual([third, fourth, first])
    const left = await world.db
      .selectFrom('media')
      .select('id')
      .where('id', 'in', [first ?? '', second ?? ''])
      .execute()
    expect(left).toEqual([{ id: first }])
  })
})

describe('a public listing', () => {
  it('is found by its new words and place at once, and no longer by the old ones', async () => {
    const { abel } = world.people
    const { id, content } = await posted(world, abel, { ...RIDE, title: 'Quince orchard visits' })
    const changed = { ...content, title: 'Papaya orchard visits', placeId: PLACES.addisAbaba }
    expect(
      (await world.call(updateListing, { listingId: id, version: 2, content: changed }, abel)).status,
    ).toBe(200)
    const found = async (q: string) =>
      (await world.call(searchListings, { q })).body.items.map((item) => item.id)
    expect(await found('quince orchard')).toEqual([])
    expect(await found('papaya orchard')).toEqual([id])
    const near = { lat: 9.02, lng: 38.75, radius: 25 }
    expect((await world.call(searchListings, { q: 'papaya', ...near })).body.items).toHaveLength(1)
    expect((await world.call(searchListings, near)).body.items.map((item) => item.id)).toContain(id)
    expect((await world.call(readListing, { listingId: id })).body).toMatchObject({
      slug: 'papaya-orchard-visits',
    })
  })

  it('does not live longer for being edited, a job until its new last day', async () => {
    const { abel } = world.people
    const ride = await posted(world, abel, RIDE)
    const job = await posted(world, abel, {
      ...RIDE,
      category: 'jobs',
      subcategory: 'driver_delivery',
      price: { type: 'fixed', amountMinor: 2500, maxMinor: null, currency: 'SEK', period: 'hour' },
      details: {
        employer: 'Mesob',
        employment_type: 'part_time',
        no_fees: true,
        apply_by: dayFromNow(10),
      },
    })
    await world.clock.advance(DAY)
    const again = await world.call(
      updateListing,
      { listingId: ride.id, version: 2, content: ride.content },
      abel,
    )
    expect(again.body).toMatchObject({ expiresAt: ride.expiresAt, publishedAt: ride.publishedAt })
    const day = dayFromNow(20)
    const content = { ...job.content, details: { ...job.content.details, apply_by: day } }
    const longer = await world.call(updateListing, { listingId: job.id, version: 2, content }, abel)
    // over everywhere: noon of the next day in UTC
    expect(longer.body.expiresAt).toBe(new Date(Date.parse(day) + 1.5 * DAY * 1000).toISOString())
  })
})

it('lets only one of two tabs save what both have edited', async () => {
  const { meron } = world.people
  const { id, content } = await posted(world, meron, RIDE)
  for (let version = 2; version < 12; version++) {
    const answers = await Promise.all(
      ['One', 'Other'].map((tab) =>
        world.call(
          updateListing,
          { listingId: id, version, content: { ...content, title: `${tab} ${RIDE.title}` } },
          meron,
        ),
      ),
    )
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]))
    const stale = answers.find(({ status }) => status === 409)
    expect(stale?.error).toMatchObject({ code: 'listings.stale', details: { version: version + 1 } })
    const won = answers.find(({ status }) => status === 200)
    expect((await world.call(readOwnListing, { listingId: id }, meron)).body).toEqual(won?.body)
  }
})
