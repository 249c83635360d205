import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { CATEGORIES } from '#contract/listings/category.ts'
import { filterFields } from '#contract/listings/search/detail-filter.ts'
import { type ListingFiltersInput, searchListings } from '#contract/listings/search/search-listings.ts'
import { dayAhead, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

const ROOM = {
  ...RIDE,
  category: 'rooms_housing',
  subcategory: 'room_private',
  lang: 'en',
  price: { type: 'fixed', amountMinor: 90_000, maxMinor: null, currency: 'SEK', period: 'month' },
} satisfies Partial<DraftContentInput>
const EVENT = {
  ...RIDE,
  category: 'events',
  subcategory: 'religious',
  lang: 'en',
} satisfies Partial<DraftContentInput>
const zone = { timezone: 'Europe/Stockholm' }

const CAR = { make: 'Toyota', model: 'Corolla' }

const WRITTEN: [string, DraftContentInput, number][] = [
  ['studio', { ...ROOM, details: { available_from: dayAhead(60), bedrooms: 0, furnished: true } }, 3],
  ['large', { ...ROOM, details: { available_from: dayAhead(30), bedrooms: 3, utilities: 'included' } }, 3],
  [
    'family',
    {
      ...ROOM,
      details: { available_from: dayAhead(90), bedrooms: 2, furnished: true, utilities: 'partial' },
    },
    3,
  ],
  ['sofa', { ...SOFA, details: { condition: 'good', delivery: ['pickup', 'ship'] } }, 1],
  ['chair', { ...SOFA, details: { condition: 'new', delivery: ['local'] } }, 1],
  [
    'old car',
    {
      ...SOFA,
      subcategory: 'vehicles',
      details: { ...CAR, model_year: 2009, mileage: 141_000, gearbox: 'manual' },
    },
    1,
  ],
  [
    'new car',
    { ...SOFA, subcategory: 'vehicles', details: { ...CAR, model_year: 2021, mileage: 30_500.25 } },
    1,
  ],
  [
    'lawyer',
    { ...RIDE, subcategory: 'legal_immigration', details: { license_number: 'NY 12', remote: true } },
    0,
  ],
  ['driver', { ...RIDE, details: { insured: true } }, 0],
  ['later', { ...EVENT, details: { ...zone, starts_at: '2027-02-01T10:00:00Z' } }, 1],
  [
    'online',
    { ...EVENT, details: { ...zone, starts_at: '2027-01-01T23:30:00Z', online_url: 'https://a.se/b' } },
    1,
  ],
]
const titles = new Map<string, string>()

beforeAll(async () => {
  for (const [name, content, pictures] of WRITTEN) {
    const { id } = await posted(
      world,
      world.people.sara,
      { ...content, title: `Narrowed by ${name}` },
      pictures,
    )
    titles.set(id, name)
  }
})

const found = async (filters: ListingFiltersInput, limit = 20): Promise<string[]> => {
  const names: string[] = []
  let cursor: string | undefined
  do {
    const page = { ...filters, limit, ...(cursor !== undefined && { cursor }) }
    const { body } = await world.call(searchListings, page)
    names.push(...body.items.map(({ id }) => titles.get(id) ?? id))
    cursor = body.nextCursor ?? undefined
  } while (cursor !== undefined)
  return names
}

describe('a list is narrowed by what its category knows', () => {
  it.each([
    ['rooms_housing', 'furnished', ['family', 'studio']],
    ['rooms_housing', 'bedrooms:2', ['family', 'large']],
    ['rooms_housing', `available_from:${dayAhead(60)}`, ['large', 'studio']],
    ['rooms_housing', 'utilities:included,partial', ['family', 'large']],
    ['rooms_housing', 'bedrooms:1;furnished', ['family']],
    ['rooms_housing', 'pets', []],
    ['items', 'condition:new,like_new', ['chair']],
    ['items', 'delivery:ship,local', ['chair', 'sofa']],
    ['items', 'mileage:60000', ['new car']],
    ['items', 'mileage:150000;model_year:2005', ['new car', 'old car']],
    ['items', 'gearbox:manual', ['old car']],
    ['services', 'license_number', ['lawyer']],
    ['services', 'insured', ['driver']],
    ['events', 'online_url', ['online']],
    ['events', 'starts_at:2027-01-01', ['online']],
  ] as const)('%s by %s', async (category, details, names) => {
    const filters = { category, details }
    expect((await found(filters)).toSorted((a, b) => (a < b ? -1 : 1))).toEqual(names)
    expect((await world.call(searchListings, filters)).body.count).toEqual({
      value: names.length,
      capped: false,
    })
    expect(await found({ ...filters, q: 'narrowed by' })).toHaveLength(names.length)
  })

  it('within a radius and by price as well', async () => {
    const filters = { category: 'rooms_housing', details: 'furnished' } as const
    expect(await found({ ...filters, lat: 59.33, lng: 18.07, radius: 100 })).toHaveLength(2)
    expect(await found({ ...filters, lat: 38.9, lng: -77, radius: 100 })).toEqual([])
    expect(await found({ ...filters, sort: 'price_asc', currency: 'SEK' })).toHaveLength(2)
  })

  it('and by its age', async () => {
    expect(await found({ category: 'items', postedWithin: 1 })).toHaveLength(4)
    await world.clock.advance(2 * 86_400)
    expect(await found({ category: 'items', postedWithin: 1 })).toEqual([])
    expect(await found({ category: 'items', postedWithin: 7 })).toHaveLength(4)
  })
})

it('gives every option that lists can be narrowed to a token', async () => {
  const choices = CATEGORIES.flatMap((category) =>
    filterFields(category).flatMap(([name, field]) =>
      'options' in field ? field.options.map((option) => ({ name, option })) : [],
    ),
  )
  const { rows } = await sql<{ name: string; option: string }>`
    select name, option from json_to_recordset(${JSON.stringify(choices)}) as choice (name text, option text)
    where '_d' || name || '=' || option = any(listing_detail_tokens(jsonb_build_object(name, option)))
      and '_d' || name || '=' || option = any(listing_detail_tokens(jsonb_build_object(name, jsonb_build_array(option))))
  `.execute(world.db)
  expect(rows).toEqual(choices)
})

describe('soonest first', () => {
  it('orders homes by the day they are free and events by their beginning, page by page', async () => {
    expect(await found({ category: 'rooms_housing', sort: 'soonest' }, 1)).toEqual([
      'large',
      'studio',
      'family',
    ])
    expect(await found({ category: 'events', sort: 'soonest' }, 1)).toEqual(['online', 'later'])
    expect(await found({ category: 'rooms_housing', sort: 'soonest', details: 'furnished' }, 1)).toEqual([
      'studio',
      'family',
    ])
  })
})

it.each([
  'details=nothing',
  'details=bedrooms:many',
  `details=furnished%3B${'a'.repeat(400)}`,
  'postedWithin=0',
  'postedWithin=soon',
  'sort=soonest',
  'sort=soonest&category=items',
])('refuses %s', async (query) => {
  const answer = await world.inject({ method: 'GET', url: `/api/listings?${query}` })
  expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
})
