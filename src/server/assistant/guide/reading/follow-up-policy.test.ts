import { describe, expect, it } from 'vitest'
import type { Place } from '#contract/geo/place.ts'
import { PlaceId } from '#contract/geo/place.ts'
import { goOn, type Understood } from './follow-up-policy.ts'
import { readQuestion, remainingWords } from './question-policy.ts'
import type { Wanted } from './search-intent-policy.ts'

const TODAY = { year: 2026, month: 11, day: 20 }
const city = (id: number, name: string): Place => ({
  id: PlaceId.parse(id),
  name,
  nameAm: null,
  admin1: null,
  country: 'US',
  lat: 40,
  lng: -100,
})
const SEATTLE = city(1, 'Seattle')
const DENVER = city(2, 'Denver')

/** A question as it is understood, with the one city of these that its words name. */
function understood(text: string): Understood {
  const question = readQuestion(text, TODAY)
  const place = [SEATTLE, DENVER].find(({ name }) => text.includes(name)) ?? null
  const positions = question.words.flatMap(({ raw }, at) => (raw === place?.name ? [at] : []))
  const wanted: Wanted = {
    q: remainingWords(question, new Set([...question.taken, ...positions])),
    category: question.category,
    subcategory: question.subcategory,
    details: question.details,
    excluded: question.excluded,
    minPrice: null,
    maxPrice: question.price?.max === undefined ? null : question.price.max * 100,
    currency: 'USD',
    place,
    cityWords: place ? [place.name] : [],
    unplaced: null,
    otherCity: null,
    radius: place ? 25 : null,
    cheapest: question.cheapest,
    withPhotos: question.withPhotos,
    page: 0,
  }
  return { question, wanted, namesCity: place !== null }
}

const after = (...texts: string[]) =>
  texts.reduce<Understood | null>((before, text) => goOn(before, understood(text)), null)

const ROOMS = 'rooms in Seattle under $900'
const ASKED = { category: 'rooms_housing', place: SEATTLE, maxPrice: 90_000 }

describe('one thing is changed', () => {
  it.each<[string, Partial<Wanted>]>([
    ['cheaper ones', { cheapest: true }],
    ['in Denver instead', { place: DENVER }],
    ['what about Denver', { place: DENVER }],
    ['only furnished ones', { details: ['furnished'] }],
    ['with photos', { withPhotos: true }],
    ['under $5000', { maxPrice: 500_000 }],
    ['within 50 miles', { radius: 50 }],
    ['2 bedrooms', { details: ['bedrooms:2'] }],
    ['apartments instead', { subcategory: 'apartment' }],
    ['only ones with a balcony', { q: 'balcony' }],
    ['for a family', { q: 'family' }],
    ['closer', { radius: 10 }],
    ['ፎቶ ያላቸው', { withPhotos: true }],
    ['ረከስ ያሉትን', { cheapest: true }],
  ])('%s', (text, change) => {
    expect(after(ROOMS, text)?.wanted).toMatchObject({ ...ASKED, ...change })
  })

  it('and everything stays changed', () => {
    const { wanted } = after(ROOMS, 'in Denver instead', '2 bedrooms', '3 bedrooms', 'with photos') ?? {}
    expect(wanted).toMatchObject({
      place: DENVER,
      details: ['bedrooms:3'],
      withPhotos: true,
      maxPrice: 90_000,
    })
  })
})

describe('something else is looked for at the same place', () => {
  it.each<[string, Partial<Wanted>]>([
    ['no, a job', { category: 'jobs', maxPrice: null }],
    ['and jobs?', { category: 'jobs', maxPrice: null }],
    ['jobs', { category: 'jobs', maxPrice: null }],
    ['አይ፣ ሥራ', { category: 'jobs', maxPrice: null }],
    ['no, a krar', { category: null, q: 'krar', maxPrice: null }],
  ])('%s', (text, change) => {
    expect(after(ROOMS, text)?.wanted).toMatchObject({ place: SEATTLE, radius: 25, ...change })
  })

  it('groups and events go on as such', () => {
    const groups = after(ROOMS, 'and groups?', 'in Denver')
    expect(groups).toMatchObject({ question: { intent: 'groups' }, wanted: { place: DENVER } })
    const jobs = after('groups in Seattle', 'and jobs?')
    expect(jobs).toMatchObject({
      question: { intent: 'listings' },
      wanted: { place: SEATTLE, category: 'jobs' },
    })
  })
})

it.each(['show more', 'more please', 'ሌላ አለ?', 'anything else?'])('%s: the next ones of the same', (text) => {
  expect(after(ROOMS, text, text)?.wanted).toMatchObject({ ...ASKED, page: 2 })
  expect(after(ROOMS, text, 'with photos')?.wanted).toMatchObject({ ...ASKED, page: 0 })
})

it.each([
  'jobs in Denver',
  'find a driver job no experience in Denver',
  'amharic tutor in Denver',
  'I want to sell my sofa in Denver',
])('%s stands alone', (text) => {
  expect(after(ROOMS, text)?.wanted).toEqual(understood(text).wanted)
})

it('“next week” is no next page', () => {
  const { question, wanted } = after('events in Seattle', 'next week') ?? {}
  expect([question?.intent, wanted?.page, question?.days?.from]).toEqual([
    'events',
    0,
    { year: 2026, month: 11, day: 23 },
  ])
})
