import { describe, expect, it } from 'vitest'
import { createListing } from '#contract/listings/create-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { personalData as profilesData } from '#server/profiles/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, newPictures, PLACES, SOFA } from './listings.fixture.ts'

const world = freshWorld()

const rows = async () => (await world.db.selectFrom('listing').select('id').execute()).length

it('asks a visitor to sign in', async () => {
  const answer = await world.call(createListing, { content: { category: 'items' } })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('is for people with a profile', async () => {
  const person = await world.newPerson('Selam')
  await inTransaction(world.db, (tx) => profilesData.purge(tx, person.userId, world.platform))
  const answer = await world.call(createListing, { content: { category: 'items' } }, person)
  expect(answer).toMatchObject({ status: 404, error: { code: 'profiles.not-found' } })
})

describe('refuses, and leaves nothing behind,', () => {
  const refused: [string, object, string][] = [
    ['an unknown category', { category: 'cars' }, 'content.category'],
    ['an unknown field', { category: 'items', colour: 'red' }, 'content'],
    ['a kind of another category', { category: 'items', subcategory: 'house' }, 'content.subcategory'],
    ['a detail of another category', { category: 'items', details: { bedrooms: 2 } }, 'content.details'],
    [
      'a detail of the wrong kind',
      { category: 'items', details: { condition: 7 } },
      'content.details.condition',
    ],
    ['a title of 101 letters', { category: 'items', title: 'ሀ'.repeat(101) }, 'content.title'],
    ['a NUL', { category: 'items', title: 'Sofa\0' }, 'content.title'],
    [
      'a negative price',
      { category: 'items', price: { ...SOFA.price, amountMinor: -1 } },
      'content.price.amountMinor',
    ],
    [
      'an amount beyond all numbers',
      { category: 'items', price: { ...SOFA.price, amountMinor: 1e12 } },
      'content.price.amountMinor',
    ],
    ['an id that is none', { category: 'items', photos: [{ mediaId: 'x' }] }, 'content.photos.0.mediaId'],
  ]
  it.each(refused)('%s', async (_, content, path) => {
    const before = await rows()
    const { abel } = world.people
    const answer = await world.inject({
      method: 'POST',
      url: '/api/listings',
      payload: { content },
      as: abel,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({
      error: { code: 'request.invalid', details: { fields: [expect.objectContaining({ path })] } },
    })
    expect(await rows()).toBe(before)
  })

  it('a place that does not exist', async () => {
    const before = await rows()
    const answer = await world.call(
      createListing,
      { content: { category: 'items', placeId: 1 } },
      world.people.abel,
    )
    expect(answer).toMatchObject({ status: 404, error: { code: 'geo.place-not-found' } })
    expect(await rows()).toBe(before)
  })

  it.each(['00000', '98118', 'M5V 2T6', '10115 Berlin'])(
    'the postal code %s of a Washingtonian',
    async (postalCode) => {
      const content = { ...SOFA, postalCode }
      const answer = await world.call(createListing, { content }, world.people.abel)
      expect(answer).toMatchObject({ status: 422, error: { code: 'geo.unknown-postal-code' } })
    },
  )

  it('pictures of others, missing ones and those shown elsewhere, all alike', async () => {
    const { sara, abel } = world.people
    const shown = await drafted(world, abel, SOFA, 1)
    const before = await rows()
    const [ofSara = ''] = await newPictures(world, sara, 1)
    for (const mediaId of [ofSara, uuidv7(), shown.content.photos[0]?.mediaId ?? '']) {
      const content: DraftContentInput = { category: 'items', photos: [{ mediaId }] }
      const answer = await world.call(createListing, { content }, abel)
      expect(answer).toMatchObject({ status: 404, error: { code: 'media.not-found' } })
    }
    expect(await rows()).toBe(before)
  })
})

describe('a draft', () => {
  it('may hold nothing but its category', async () => {
    const { status, body } = await world.call(
      createListing,
      { content: { category: 'jobs' } },
      world.people.sara,
    )
    expect(status).toBe(201)
    expect(body).toMatchObject({
      state: 'draft',
      version: 1,
      title: '',
      price: null,
      place: null,
      photos: [],
    })
    expect(body).toMatchObject({ publishedAt: null, expiresAt: null, cover: null, slug: '' })
  })

  it('gives back what was put into it, tidied', async () => {
    const { sara } = world.people
    const [first = '', second = ''] = await newPictures(world, sara, 2)
    const content = {
      ...SOFA,
      title: '  Blue sofa e\u0301t\u0065\u0301  ',
      neighborhood: '',
      postalCode: ' 20001 ',
      details: { condition: 'good', brand: '  ', model: ' Söderhamn ' },
      photos: [{ mediaId: second, alt: ' From the front ' }, { mediaId: first }],
    } satisfies DraftContentInput
    const { body } = await world.call(createListing, { content }, sara)
    expect(body.content).toEqual({
      ...content,
      kind: 'offer',
      lang: 'en',
      translation: null,
      title: 'Blue sofa été',
      neighborhood: null,
      phone: null,
      phoneWays: ['call'],
      postalCode: '20001',
      details: { condition: 'good', model: 'Söderhamn' },
      photos: [
        { mediaId: second, alt: 'From the front' },
        { mediaId: first, alt: null },
      ],
    })
    expect(body).toMatchObject({
      slug: 'blue-sofa-ete',
      cover: { id: second },
      place: { id: PLACES.washington },
    })
    expect(body.photos.map(({ picture }) => picture.id)).toEqual([second, first])
  })

  it('takes as long a description as the contract allows, in letters of any size', async () => {
    const description = '👩🏾‍🎓'.repeat(LISTING_LIMITS.descriptionMax)
    const body = await drafted(world, world.people.sara, { category: 'items', description })
    expect(body.content.description).toBe(description)
  })

  it('keeps what is only half typed', async () => {
    const details = { employer: 'N', hours: 0, apply_link: 'https://' }
    const body = await drafted(world, world.people.sara, { category: 'jobs', details })
    expect(body.content.details).toEqual(details)
  })

  it('is neither found nor shown, not even to its owner', async () => {
    const { sara } = world.people
    const { id } = await drafted(world, sara, { ...SOFA, title: 'Zebra striped hammock' }, 1)
    expect((await world.call(searchListings, { q: 'zebra' }, sara)).body.items).toEqual([])
    expect((await world.call(readListing, { listingId: id }, sara)).error.code).toBe('listings.not-found')
  })
})

it('makes one draft of a form that was sent twice at once', async () => {
  const meron = await world.newPerson('Twice')
  const send = () =>
    world.call(createListing, { content: { category: 'items' } }, meron, {
      idempotencyKey: 'draft-of-one-form-1',
    })
  const answers = await Promise.all([send(), send(), send()])
  const outcomes = new Set(
    answers.map((answer) => (answer.status === 201 ? answer.body.id : answer.error.code)),
  )
  outcomes.delete('request.in-progress')
  expect(outcomes.size).toBe(1)
  expect(outcomes).toContain((await send()).body.id)
})

it('stops at so many drafts, also when they come at once', async () => {
  const person = await world.newPerson('Busy')
  const answers = await Promise.all(
    Array.from({ length: LISTING_LIMITS.draftsPerPerson + 3 }, () =>
      world.call(createListing, { content: { category: 'items' } }, person),
    ),
  )
  const refused = answers.filter(({ status }) => status !== 201)
  expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('listings.too-many-drafts'))
  const { drafts } = await world.db
    .selectFrom('listing')
    .select(({ fn }) => fn.countAll<number>().as('drafts'))
    .where('owner_id', '=', person.userId)
    .executeTakeFirstOrThrow()
  expect(drafts).toBe(LISTING_LIMITS.draftsPerPerson)
})
