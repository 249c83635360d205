import { encodeListingCursor } from '#server/listings/cursor-policy.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { PLACES, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'

const world = freshWorld()
beforeAll(async () => {
  await posted(world, world.people.sara, SOFA, 2)
  await posted(world, world.people.abel, RIDE)
  await posted(world, world.people.abel, { ...RIDE, title: 'Ride to church, café after' })
})

const search = (query: string) => world.inject({ method: 'GET', url: `/api/listings?${query}` })
const WASHINGTON = { lat: 38.9, lng: -77 }

describe('refuses', () => {
  it.each([
    ['radus=5', ''],
    ['category=cars', 'category'],
    ['kind=gift', 'kind'],
    ['sort=cheapest', 'sort'],
    ['limit=0', 'limit'],
    ['limit=51', 'limit'],
    ['limit=many', 'limit'],
    ['minPrice=-1&currency=USD', 'minPrice'],
    ['minPrice=1.5&currency=USD', 'minPrice'],
    ['minPrice=100', 'currency'],
    ['sort=price_asc', 'currency'],
    ['currency=BTC', 'currency'],
    ['lat=91&lng=0', 'lat'],
    ['lat=38.9', 'lng'],
    ['radius=25', 'lat'],
    ['sort=distance', 'lat'],
    ['lat=0&lng=0&radius=501', 'radius'],
    [`q=${'a'.repeat(501)}`, 'q'],
    ['q=sofa&q=bed', 'q'],
    ['q=%00', 'q'],
  ])('%s', async (query, path) => {
    const answer = await search(query)
    expect(answer.statusCode).toBe(400)
    const { error } = answer.json<{ error: { code: string; details: { fields: { path: string }[] } } }>()
    expect(error.code).toBe('request.invalid')
    expect(error.details.fields.map((field) => field.path)).toContain(path)
  })

  const at = 1_790_000_000_000_000
  const id = uuidv7()
  const whole = true
  it.each([
    ['nonsense', 'newest', 'nonsense'],
    ['nothing', 'newest', ' '],
    ['a number', 'newest', Buffer.from('1').toString('base64url')],
    ['one of another order', 'newest', encodeListingCursor({ by: 'price_asc', price: 1, id, whole })],
    ['one of one’s own listings', 'newest', encodeListingCursor({ by: 'changed', at, id })],
    ['an id that is none', 'newest', encodeListingCursor({ by: 'newest', at, id: "' or true --", whole })],
    ['a time beyond all calendars', 'newest', encodeListingCursor({ by: 'newest', at: 1e300, id, whole })],
    [
      'a price beyond all numbers',
      'price_asc',
      encodeListingCursor({ by: 'price_asc', price: 1e300, id, whole }),
    ],
    [
      'a distance that is none',
      'distance',
      encodeListingCursor({ by: 'distance', chord: -1, at, id, whole }),
    ],
    ['half a window', 'relevance', encodeListingCursor({ by: 'relevance', at, id, whole, rank: 1 } as never)],
    ['text that is too long', 'newest', 'x'.repeat(401)],
  ] as const)('as cursor %s', async (_, sort, cursor) => {
    const answer = await world.call(searchListings, {
      q: 'sofa',
      sort,
      currency: 'USD',
      ...WASHINGTON,
      cursor,
    })
    expect(answer).toMatchObject({
      status: 400,
      error: { code: 'request.invalid', details: { fields: [{ path: 'cursor' }] } },
    })
  })
})

describe('answers whatever is typed', () => {
  it.each([
    "'",
    '"',
    '&',
    '|',
    '!',
    '(',
    ')',
    ':',
    '*',
    '\\',
    '_g1',
    "sofa' | '_g742011",
    '<->',
    ':*A',
    '%',
    '💚',
    '. . .',
    '--',
  ])('%s', async (typed) => {
    for (const filters of [{}, { ...WASHINGTON, radius: 25 }, { sort: 'newest' as const }]) {
      expect((await world.call(searchListings, { q: typed, ...filters })).status).toBe(200)
    }
  })

  it('takes signs beside words for nothing', async () => {
    const plain = await world.call(searchListings, { q: 'church', sort: 'newest' })
    expect((await world.call(searchListings, { q: "!&|' church", sort: 'newest' })).body).toEqual(plain.body)
  })

  it.each(['!!!', '😀', '&|', "' --"])('finds nothing for %s, which is no word', async (q) => {
    const { body } = await world.call(searchListings, { q })
    expect(body).toMatchObject({ items: [], nextCursor: null, count: { value: 0, capped: false } })
  })

  it('does not let a token of a cell be asked for', async () => {
    const { rows } = { rows: await world.db.selectFrom('listing').select('cell').execute() }
    for (const { cell } of rows) {
      expect((await world.call(searchListings, { q: `_g${cell}` })).body.items).toEqual([])
    }
  })
})

describe('finds', () => {
  const found = async (q: string) =>
    (await world.call(searchListings, { q })).body.items.map(({ title }) => title)

  it('words of title, description, kind and place, in any order', async () => {
    expect(await found('sofa blue')).toEqual([SOFA.title])
    expect(await found('smoke furniture washington')).toEqual([SOFA.title])
  })

  it('the beginning of the last word only', async () => {
    expect(await found('blue so')).toEqual([SOFA.title])
    expect(await found('bl sofa')).toEqual([])
  })

  it('Amharic words, and the city by its Amharic name', async () => {
    // the title in Amharic comes first, then what is the same in English
    expect((await found('ትራንስፖርት'))[0]).toBe(RIDE.title)
    expect(await found('እሑድ ጠዋት ስቶክ')).toHaveLength(2)
  })

  it('accents in either form, and capitals', async () => {
    expect(await found('CAFE\u0301')).toEqual(['Ride to church, café after'])
  })

  it('only what has all words', async () => {
    expect(await found('blue sofa church')).toEqual([])
  })
})

it('gives a card with everything a list shows', async () => {
  const { body } = await world.call(searchListings, { q: 'sofa', ...WASHINGTON, radius: 25 })
  expect(body).toMatchObject({ count: { value: 1, capped: false }, otherCurrencies: null, nextCursor: null })
  expect(body.items[0]).toMatchObject({
    slug: 'blue-sofa-for-three-people',
    category: 'items',
    subcategory: 'furniture',
    kind: 'offer',
    lang: 'en',
    price: SOFA.price,
    cover: { width: 1200, height: 900 },
    photoCount: 2,
    place: {
      id: PLACES.washington,
      name: 'Washington',
      nameAm: 'ዋሽንግተን',
      admin1: 'DC',
      neighborhood: null,
    },
    highlights: { condition: 'good' },
    featured: false,
  })
  const distance = body.items[0]?.distanceMiles ?? -1
  expect(distance).toBeGreaterThan(1)
  expect(distance).toBeLessThan(4)
  expect(Math.round(distance * 10) / 10).toBe(distance)
})

it('ends a listing at its hour, before the job comes by', async () => {
  const { body } = await world.call(searchListings, { q: 'sofa' })
  expect(body.items).toHaveLength(1)
  await world.clock.advance(30 * 86_400 + 1)
  expect((await world.call(searchListings, { q: 'sofa' })).body).toMatchObject({
    items: [],
    count: { value: 0 },
  })
})
