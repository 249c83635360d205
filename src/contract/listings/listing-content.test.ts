import { beforeAll, describe, expect, it } from 'vitest'
import { FIELD_PROBLEMS_EN, problemOf, setProblemWords } from '#contract/kit/messages.ts'
import { CATEGORIES, type Category, PHOTO_LIMITS } from './category.ts'
import { DraftContent, type DraftContentInput, publishableContent } from './listing-content.ts'

beforeAll(() => setProblemWords(FIELD_PROBLEMS_EN))

const NOW = new Date('2026-09-11T12:00:00Z')

let serial = 0
const photos = (count: number) =>
  Array.from({ length: count }, () => ({
    mediaId: `00000000-0000-4000-8000-${String(++serial).padStart(12, '0')}`,
  }))
const price = (rest: object) => ({
  type: 'fixed',
  amountMinor: 90_000,
  maxMinor: null,
  currency: 'USD',
  period: null,
  ...rest,
})

const JOB = {
  employer: 'Habesha',
  employment_type: 'full_time',
  no_fees: true,
  apply_by: '2026-10-01',
}

/** One complete listing of every category. */
const COMPLETE: Record<Category, object> = {
  rooms_housing: {
    subcategory: 'room_private',
    price: price({ period: 'month' }),
    photos: photos(3),
    details: { available_from: '2026-10-01', bathrooms: 1.5, newcomer: ['near_transit'] },
  },
  jobs: {
    subcategory: 'hospitality',
    price: price({ type: 'range', maxMinor: 120_000, period: 'hour' }),
    details: JOB,
  },
  items: { subcategory: 'furniture', price: price({}), photos: photos(1), details: { condition: 'good' } },
  services: { subcategory: 'tutoring', price: price({ type: 'on_request', amountMinor: null }) },
  events: {
    subcategory: 'concert_party',
    price: price({ type: 'free', amountMinor: null }),
    photos: photos(1),
    details: { starts_at: '2026-09-20T18:00:00Z', timezone: 'America/New_York' },
  },
}

const complete = (category: Category, changes: object = {}) => ({
  category,
  title: 'Eight letters',
  description: 'A description that is long enough to be read.',
  placeId: 4140963,
  ...COMPLETE[category],
  ...changes,
})

/** Path and kind of every problem; empty when it may be published. */
function problems(content: unknown): string[] {
  const parsed = publishableContent(NOW).safeParse(content, { reportInput: true })
  return (parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${problemOf(issue).key}`)
}

describe('what may be published', () => {
  it.each(CATEGORIES)('is complete: %s', (category) => {
    expect(problems(complete(category))).toEqual([])
  })

  const lacking: [Category, object, string[]][] = [
    ['rooms_housing', { details: {} }, ['details.available_from: required']],
    ['rooms_housing', { photos: photos(2) }, ['photos: array.min']],
    ['rooms_housing', { photos: photos(21) }, ['photos: array.max']],
    ['rooms_housing', { price: price({}) }, ['price.period: required']],
    ['rooms_housing', { price: price({ type: 'free', period: 'month' }) }, ['price.type: option']],
    [
      'rooms_housing',
      { details: { available_from: '2026-10-01', bedrooms: 11 } },
      ['details.bedrooms: number.max'],
    ],
    [
      'rooms_housing',
      { details: { available_from: '2026-10-01', bathrooms: 1.2 } },
      ['details.bathrooms: number.step'],
    ],
    [
      'jobs',
      { details: {} },
      [
        'details.employer: required',
        'details.employment_type: required',
        'details.apply_by: required',
        'details.no_fees: required',
      ],
    ],
    ['jobs', { details: { ...JOB, no_fees: false } }, ['details.no_fees: required']],
    ['jobs', { details: { ...JOB, job_languages: ['am'] } }, ['details.language_reason: required']],
    [
      'jobs',
      { price: price({ type: 'range', maxMinor: 1, period: 'hour' }) },
      ['price.maxMinor: number.min'],
    ],
    ['jobs', { photos: photos(4) }, ['photos: array.max']],
    ['items', { photos: [] }, ['photos: array.min']],
    ['items', { photos: photos(13) }, ['photos: array.max']],
    ['items', { details: {} }, ['details.condition: required']],
    ['items', { price: price({ period: 'month' }) }, ['price.period: option']],
    ['items', { price: price({ amountMinor: null }) }, ['price.amountMinor: required']],
    ['items', { price: price({ amountMinor: 0 }) }, ['price.amountMinor: number.min']],
    ['services', { photos: photos(11) }, ['photos: array.max']],
    ['services', { subcategory: 'furniture' }, ['subcategory: option']],
    ['events', { kind: 'wanted' }, ['kind: option']],
    ['events', { photos: photos(7) }, ['photos: array.max']],
    ['events', { details: { starts_at: '2026-09-20T18:00:00Z' } }, ['details.timezone: required']],
    [
      'events',
      { details: { starts_at: '2026-09-20T18:00:00Z', timezone: 'Mars/Olympus' } },
      ['details.timezone: invalid'],
    ],
    [
      'events',
      { details: { starts_at: '2026-09-20T18:00:00Z', timezone: 'UTC', online_url: 'http://example.org' } },
      ['details.online_url: format'],
    ],
    ['items', { colour: 'red' }, [': unknownKeys']],
    ['items', { details: { condition: 'good', colour: 'red' } }, ['details: unknownKeys']],
  ]
  it.each(lacking)('%s with %o lacks %j', (category, changes, expected) => {
    expect(problems(complete(category, changes))).toEqual(expected)
  })

  it('is told everything at once', () => {
    expect(problems({ category: 'items' })).toEqual([
      'title: string.min',
      'description: string.min',
      'subcategory: required',
      'price: required',
      'placeId: required',
      'photos: array.min',
    ])
  })

  it('needs no picture of what is only wanted', () => {
    expect(problems(complete('items', { kind: 'wanted', photos: [] }))).toEqual([])
    expect(problems(complete('rooms_housing', { kind: 'wanted', photos: [] }))).toEqual([])
  })

  it('shows no picture twice', () => {
    const [photo] = photos(1)
    expect(problems(complete('items', { photos: [photo, photo] }))).toEqual(['photos: invalid'])
  })

  it('counts graphemes, in every script', () => {
    expect(problems(complete('items', { title: 'ሰማያዊ ሶፋዎች' }))).toEqual([])
    expect(problems(complete('items', { title: '👨‍👩‍👧'.repeat(7) }))).toEqual(['title: string.min'])
    expect(problems(complete('items', { title: 'ሀ'.repeat(100) }))).toEqual([])
    expect(problems(complete('items', { title: 'ሀ'.repeat(101) }))).toEqual(['title: string.max'])
  })

  it('knows the photo limits of each category', () => {
    for (const category of CATEGORIES) {
      const { min, max } = PHOTO_LIMITS[category]
      expect(problems(complete(category, { photos: photos(min) }))).toEqual([])
      expect(problems(complete(category, { photos: photos(max) }))).toEqual([])
    }
  })
})

describe('a title', () => {
  it.each([
    'Call 202-555-0147 today',
    'Call (202) 555 0147 today',
    'Sofa +46 70 123 45 67',
    'ሶፋ ይደውሉ 0911 23 45 67',
    'Sofa 2025550147',
    'Sofa www.example.org',
    'Sofa https://example.org/1',
  ])('says nothing that leads elsewhere: %s', (title) => {
    expect(problems(complete('items', { title }))).toEqual(['title: contactInTitle'])
  })

  it.each(['\u200b'.repeat(10), '........', '   \n\n   '])('says something: %j', (title) => {
    expect(problems(complete('items', { title }))).toEqual(['title: string.min'])
  })

  it('is one line', () => {
    const parsed = publishableContent(NOW).parse(complete('items', { title: 'Walnut\n\n table\tand chairs' }))
    expect(parsed.title).toBe('Walnut table and chairs')
  })

  it.each([
    'Toyota Corolla 2015 120000 miles',
    'Parts for 2018 2019 2020 models',
    'Rooms 800-950 USD, 2026-2027',
    'iPhone 15 Pro 256 GB',
    'Taxes 2023, 2024 and 2025',
    'Sofa 1,250.00 or best offer',
  ])('may hold numbers that are none to call: %s', (title) => {
    expect(problems(complete('items', { title }))).toEqual([])
  })
})

it('says of an event in both places what one pays', () => {
  const times = { timezone: 'UTC', starts_at: '2026-09-20T18:00:00Z' }
  const free = { type: 'free', amountMinor: null, maxMinor: null, currency: 'USD', period: null }
  const fixed = { ...free, type: 'fixed', amountMinor: 2500 }
  const event = (asked: object, admission: string) =>
    problems(complete('events', { price: asked, details: { ...times, admission } }))
  expect(event(free, 'paid')).toEqual(['details.admission: option'])
  expect(event(fixed, 'free')).toEqual(['details.admission: option'])
  expect(event(free, 'donation')).toEqual([])
  expect(event(fixed, 'at_door')).toEqual([])
})

describe('days and hours', () => {
  it('let nothing begin long ago or in far years', () => {
    const room = (available_from: string) =>
      problems(complete('rooms_housing', { details: { available_from } }))
    expect(room('1990-01-01')).toEqual(['details.available_from: date.min'])
    expect(room('2999-01-01')).toEqual(['details.available_from: date.max'])
    expect(room('2026-08-01')).toEqual([])
  })

  const job = (apply_by: string) =>
    problems(
      complete('jobs', {
        details: { employer: 'Habesha', employment_type: 'full_time', no_fees: true, apply_by },
      }),
    )
  const event = (details: object) =>
    problems(complete('events', { details: { timezone: 'UTC', ...details } }))

  it('let one apply from today, wherever it is latest, for 60 days', () => {
    expect(job('2026-09-10')).toEqual(['details.apply_by: date.min'])
    expect(job('2026-09-11')).toEqual([])
    expect(job('2026-11-10')).toEqual([])
    expect(job('2026-11-11')).toEqual(['details.apply_by: date.max'])
    expect(job('2026-10-32')).toEqual(['details.apply_by: format'])
  })

  it('let no car be younger than the next model year, or older than cars', () => {
    const car = (model_year: number, rest: object = {}) =>
      problems(
        complete('items', {
          subcategory: 'vehicles',
          details: { make: 'Toyota', model: 'Corolla', model_year, mileage: 98_000, ...rest },
        }),
      )
    expect(car(1066)).toEqual(['details.model_year: number.min'])
    expect(car(2090)).toEqual(['details.model_year: number.max'])
    expect(car(2028)).toEqual(['details.model_year: number.max'])
    expect(car(2027)).toEqual([])
    expect(car(2014, { vin: '1HGCM82633A004353' })).toEqual(['details.vin: vin'])
    expect(car(2014, { vin: '1hg cm826 33a 004352' })).toEqual([])
  })

  it('are asked for where the subcategory has them, and what others had stands in no way', () => {
    const item = (subcategory: string, details: object) =>
      problems(complete('items', { subcategory, details }))
    expect(item('vehicles', { make: 'Toyota' })).toEqual([
      'details.model: required',
      'details.model_year: required',
      'details.mileage: required',
    ])
    for (const model_year of [1066, 2090])
      expect(item('furniture', { condition: 'good', model_year, vin: 'nonsense' })).toEqual([])
    expect(item('food_homemade', {})).toEqual([])
    expect(item('furniture', { condition: 'good', colour: 'red' })).toEqual(['details: unknownKeys'])
  })

  it('let an event be announced until it is over', () => {
    expect(event({ starts_at: '2026-09-11T06:00:01Z' })).toEqual([])
    expect(event({ starts_at: '2026-09-11T06:00:00Z' })).toEqual(['details.starts_at: date.min'])
    expect(event({ starts_at: '2026-09-09T08:00:00Z', ends_at: '2026-09-12T08:00:00Z' })).toEqual([])
    expect(event({ starts_at: '2026-09-09T08:00:00Z', ends_at: '2026-09-11T08:00:00Z' })).toEqual([
      'details.ends_at: date.min',
    ])
  })

  it('let no event end before it begins, or lie further than a year ahead', () => {
    expect(event({ starts_at: '2026-10-02T18:00:00Z', ends_at: '2026-10-02T18:00:00Z' })).toEqual([
      'details.ends_at: date.min',
    ])
    expect(event({ starts_at: '2027-10-02T18:00:00Z' })).toEqual(['details.starts_at: date.max'])
    expect(event({ starts_at: '2026-10-02T18:00:00Z', ends_at: '9999-10-02T18:00:00Z' })).toEqual([
      'details.ends_at: date.max',
    ])
  })
})

describe('a draft', () => {
  it.each(CATEGORIES)('of %s may hold nothing else yet', (category) => {
    expect(DraftContent.parse({ category })).toEqual({
      category,
      subcategory: null,
      kind: 'offer',
      title: '',
      description: '',
      lang: 'en',
      translation: null,
      price: null,
      photos: [],
      placeId: null,
      neighborhood: null,
      postalCode: null,
      phone: null,
      phoneWays: ['call'],
      languages: [],
      details: {},
    })
  })

  it.each<[DraftContentInput]>([
    [{ category: 'items', title: 'So' }],
    [
      {
        category: 'items',
        price: { type: 'fixed', amountMinor: null, maxMinor: null, currency: 'USD', period: null },
      },
    ],
    [{ category: 'jobs', details: { hours: 0, apply_by: '2020-01-01', apply_link: 'https:/' } }],
    [{ category: 'events', kind: 'wanted', details: { starts_at: '2020-01-01T00:00:00Z' } }],
    [{ category: 'rooms_housing', photos: photos(20) }],
  ])('may be half done: %o', (content) => {
    expect(DraftContent.safeParse(content).success).toBe(true)
  })

  it.each([
    {},
    { category: 'cars' },
    { category: 'items', subcategory: 'house' },
    { category: 'items', details: { condition: 'broken' } },
    { category: 'items', details: { quantity: '2' } },
    { category: 'items', details: { bedrooms: 2 } },
    { category: 'items', photos: photos(21) },
    { category: 'items', languages: ['xx'] },
    { category: 'items', title: 'So\u0000' },
    { category: 'items', owner: 'me' },
  ])('holds nothing of the wrong kind: %o', (content) => {
    expect(DraftContent.safeParse(content).success).toBe(false)
  })
})
