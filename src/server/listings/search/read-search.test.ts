import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { readSearch } from '#contract/listings/search/read-search.ts'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { dayAhead, PLACES, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { refreshTerms } from '#server/listings/words/refresh-terms-job.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const ROOM = {
  ...SOFA,
  category: 'rooms_housing',
  subcategory: 'room_private',
  title: 'Quiet room with morning sun',
  description: 'A calm house, ten minutes from the metro station and the shops.',
  price: { type: 'fixed', amountMinor: 85_000, maxMinor: null, currency: 'USD', period: 'month' },
  placeId: PLACES.silverSpring,
  details: { available_from: dayAhead(20) },
} satisfies DraftContentInput

const WRITTEN: [DraftContentInput, number][] = [
  [ROOM, 3],
  [
    {
      ...ROOM,
      title: 'Room by the week near the bus',
      price: { ...ROOM.price, amountMinor: 21_000, period: 'week' },
    },
    3,
  ],
  [{ ...ROOM, subcategory: 'parking_storage', title: 'Parking for one car, covered' }, 3],
  [{ ...ROOM, kind: 'wanted', title: 'Student looks for a room nearby' }, 3],
  [SOFA, 1],
  [
    { ...SOFA, title: 'Leather sofa, dark brown', description: 'Leather all around, it has seen ten years.' },
    1,
  ],
  [
    {
      ...RIDE,
      lang: 'en',
      title: 'Sofa cleaning at your home',
      description: 'I come with my own machine and soap, any day of the week.',
    },
    0,
  ],
]

beforeAll(async () => {
  for (const [content, pictures] of WRITTEN) await posted(world, world.people.sara, content, pictures)
  await refreshTerms(world.db, world.clock.now())
})

const read = async (q: string, rest: ListingFiltersInput & { isShort?: boolean } = {}) =>
  (await world.call(readSearch, { q, ...rest })).body
const titlesOf = async (filters: ListingFiltersInput) =>
  (await world.call(searchListings, filters)).body.items.map(({ title }) => title).toSorted()
/** After a first reading that found little. */
const again = (q: string, rest: ListingFiltersInput = {}) => read(q, { ...rest, isShort: true })
const found = async (q: string, rest?: ListingFiltersInput) => titlesOf((await read(q, rest)).filters)

describe('what words say beside words', () => {
  it.each([
    [
      'room under $900',
      { q: '', category: 'rooms_housing', maxPrice: 90_000, currency: 'USD', living: true, kind: 'offer' },
    ],
    ['cheap room', { q: '', category: 'rooms_housing', sort: 'price_asc' }],
    ['ክፍል ከ900 ዶላር በታች', { q: '', category: 'rooms_housing', maxPrice: 90_000 }],
    ['room under 250 a week', { maxPrice: Math.round((25_000 * 52) / 12) }],
    ['sofa not leather', { q: 'sofa -leather' }],
    ['jobs paying 52k a year', { category: 'jobs', minPrice: 2500 }],
    ['sofa with photos', { q: 'sofa', withPhotos: true }],
    ['concert tonight', { q: '', category: 'events', sort: 'soonest' }],
  ])('%s', async (typed, filters) => {
    const { body } = await world.call(readSearch, { q: typed })
    expect(body).toMatchObject({ isRead: true, filters })
  })

  it('is the city that is named, rather than the one that was looked around', async () => {
    const stockholm = { lat: 59.33, lng: 18.07, radius: 25 }
    const { place, filters } = await read('room in silver spring', stockholm)
    expect(place?.name).toBe('Silver Spring')
    expect(filters).toMatchObject({ lat: place?.lat, lng: place?.lng, radius: 25 })
    expect((await read('room within 10 km of silver spring')).filters.radius).toBe(6)
    expect((await read('room anywhere', stockholm)).filters.radius).toBeUndefined()
  })

  it.each([
    ['room 98118', 'Seattle', ''],
    ['sofa in 98118-1234', 'Seattle', 'sofa'],
    ['sofa seattle wa 98118', 'Seattle', 'sofa'],
    ['ሶፋ 20910', 'Silver Spring', 'ሶፋ'],
    ['sofa m5v 3a8', 'Toronto', 'sofa'],
    ['sofa 10115 berlin', 'Berlin', 'sofa'],
  ])('is the city of a postal code: %s', async (typed, city, q) => {
    const { place, filters } = await read(typed)
    expect(place?.name).toBe(city)
    expect(filters).toMatchObject({ q, lat: place?.lat, lng: place?.lng, radius: 25 })
  })

  it('is told by the code of its state, unless that is a word as well', async () => {
    const { place, filters } = await read('sofa portland me')
    expect({ name: place?.name, admin1: place?.admin1 }).toEqual({ name: 'Portland', admin1: 'OR' })
    expect((await read('sofa in london on saturday')).place?.country).toBe('GB')
    expect(await read('sofa columbus oh')).toMatchObject({ place: { admin1: 'OH' }, filters: { q: 'sofa' } })
    expect(filters.radius).toBe(25)
  })

  it.each(['sofa 00000', 'toyota 10000', 'lawyer for an H1B visa'])('is no other city: %s', async (typed) => {
    expect((await read(typed)).place).toBeNull()
  })

  it('is the largest city of a state that has some, and names the others', async () => {
    const { place, otherPlaces, filters } = await read('room in maryland')
    expect(place?.name).toBe('Silver Spring')
    expect(otherPlaces.length).toBeGreaterThan(0)
    expect(otherPlaces.every(({ admin1 }) => admin1 === 'MD')).toBe(true)
    expect(filters.radius).toBe(100)
  })

  it('leaves plain words as they are', async () => {
    expect(await read('sofa')).toEqual({
      filters: expect.objectContaining({ q: 'sofa' }),
      isRead: false,
      place: null,
      otherPlaces: [],
      without: [],
      elsewhere: [],
    })
  })
})

it('compares rents by the month, and shows homes that are offered', async () => {
  expect(await found('room under $900')).toEqual(['Quiet room with morning sun'])
  expect(await found('room under $1000')).toEqual([
    'Quiet room with morning sun',
    'Room by the week near the bus',
  ])
})

it('shows a place to park to whoever asks for one among the homes', async () => {
  const homes = { category: 'rooms_housing', living: true, kind: 'offer' } as const
  expect(await found('parking', homes)).toEqual(['Parking for one car, covered'])
})

it('shows nothing that holds what is not wanted', async () => {
  expect(await found('sofa not leather', { category: 'items' })).toEqual(['Blue sofa for three people'])
})

it('is in no haste to take the words otherwise', async () => {
  expect(await read('home sofa cleaning')).toMatchObject({
    filters: { category: 'rooms_housing' },
    without: [],
  })
  expect(await read('purple blue sofa')).toMatchObject({ filters: { q: 'purple blue sofa' }, without: [] })
})

it('takes the kind for words where nothing of the kind holds the rest', async () => {
  const { filters } = await again('home sofa cleaning')
  expect(filters.category).toBeUndefined()
  expect(await titlesOf(filters)).toEqual(['Sofa cleaning at your home'])
})

describe('words that nothing holds beside the rest', () => {
  it('are let go, the rarest first', async () => {
    expect(await again('room xyzzyville')).toMatchObject({
      without: ['xyzzyville'],
      filters: { category: 'rooms_housing' },
    })
    expect(await again('purple blue sofa')).toMatchObject({
      without: ['purple'],
      filters: { q: 'blue sofa' },
    })
  })

  it('stay where without them nothing would be left to look for', async () => {
    expect(await again('xyzzy')).toMatchObject({ without: [], filters: { q: 'xyzzy' } })
  })

  it('stay where they are found elsewhere', async () => {
    const { filters, without } = await again('blue sofa', { lat: 59.33, lng: 18.07, radius: 25 })
    expect([filters.q, without]).toEqual(['blue sofa', []])
  })
})

it('names the other categories where its own holds few', async () => {
  const { elsewhere, filters } = await again('sofa', { category: 'rooms_housing' })
  expect(filters).toMatchObject({ q: 'sofa', category: 'rooms_housing' })
  expect(elsewhere).toEqual([
    { category: 'items', count: 2 },
    { category: 'services', count: 1 },
  ])
})

it('counts nothing of somebody whom a block hides', async () => {
  const reader = await world.newPerson('Makeda')
  await world.call(blockUser, { userId: world.people.sara.userId }, reader)
  const asked = { q: 'sofa', category: 'rooms_housing', isShort: true } as const
  expect((await world.call(readSearch, asked, reader)).body.elsewhere).toEqual([])
  expect((await world.call(readSearch, asked)).body.elsewhere).toHaveLength(2)
})

describe('odd words', () => {
  it.each([
    '💚💚💚',
    '---',
    'under 0',
    "'; drop table listing; --",
    '| & ! ( ) :*',
    'a'.repeat(500),
    '1066',
    'year 2090',
  ])('%s are answered', async (typed) => {
    const { filters } = await read(typed)
    expect((await world.call(searchListings, filters)).status).toBe(200)
  })

  it('of three currencies the first counts', async () => {
    const { filters } = await read('sofa under $200 or €180 or 170 pounds')
    expect(filters).toMatchObject({ q: 'sofa', maxPrice: 20_000, currency: 'USD' })
  })

  it('longer than anybody types are refused', async () => {
    const answer = await world.call(readSearch, { q: 'a'.repeat(501) })
    expect([answer.status, answer.error.code]).toEqual([400, 'request.invalid'])
  })
})
