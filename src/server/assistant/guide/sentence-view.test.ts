import { describe, expect, it } from 'vitest'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { writeWanted } from './sentence-view.ts'
import type { Wanted } from './reading/search-intent-policy.ts'

const place = (country: string): Place => ({
  id: PlaceId.parse(1),
  name: 'Seattle',
  nameAm: 'ሲያትል',
  admin1: null,
  country,
  lat: 0,
  lng: 0,
})

const wanted = (change: Partial<Wanted> = {}): Wanted => ({
  q: '',
  category: 'jobs',
  subcategory: null,
  details: [],
  excluded: [],
  minPrice: null,
  maxPrice: null,
  currency: 'USD',
  place: place('US'),
  cityWords: [],
  unplaced: null,
  otherCity: null,
  radius: 25,
  cheapest: false,
  withPhotos: false,
  page: 0,
  ...change,
})
const en = { language: 'en', units: null } as const
const am = { language: 'am', units: null } as const
const count = (value: number, capped = false) => ({ value, capped })

describe('how many there are', () => {
  it.each([
    [1, '1 job within 25 miles of Seattle', 'ከሲያትል በ25 ማይል ውስጥ ያለ አንድ ሥራ'],
    [3, '3 jobs within 25 miles of Seattle', 'ከሲያትል በ25 ማይል ውስጥ ያሉ 3 ሥራዎች'],
  ])('%s', (value, inEnglish, inAmharic) => {
    expect(writeWanted(wanted(), en, count(value))).toBe(inEnglish)
    expect(writeWanted(wanted(), am, count(value))).toBe(inAmharic)
  })

  it('stands before the noun, and beyond what is counted with a plus', () => {
    expect(writeWanted(wanted(), am, count(2000, true))).toMatch(/ያሉ 2000\+ ሥራዎች$/)
    expect(writeWanted(wanted({ place: null, radius: null }), en)).toBe('jobs')
  })
})

it('all that narrows agrees with the number', () => {
  const rooms = wanted({
    category: 'rooms_housing',
    q: 'metro',
    maxPrice: 90_000,
    details: ['furnished', 'bedrooms:2'],
    withPhotos: true,
  })
  expect(writeWanted(rooms, en, count(2))).toBe(
    '2 rooms and homes for “metro” up to $900 within 25 miles of Seattle (furnished, with 2 or more bedrooms, with photos)',
  )
  expect(writeWanted(rooms, am, count(1))).toBe(
    'ከሲያትል በ25 ማይል ውስጥ ያለ እስከ US$900 የሆነ ዕቃ የተሟላለት 2 ወይም ከዚያ በላይ መኝታ ያለው ፎቶ ያለው “metro” የሚል አንድ ክፍል ወይም ቤት',
  )
  expect(writeWanted(rooms, am, count(2))).toBe(
    'ከሲያትል በ25 ማይል ውስጥ ያሉ እስከ US$900 የሆኑ ዕቃ የተሟላላቸው 2 ወይም ከዚያ በላይ መኝታ ያላቸው ፎቶ ያላቸው “metro” የሚሉ 2 ክፍሎች እና ቤቶች',
  )
})

it('distances are in the unit of the reader, else of the place', () => {
  expect(writeWanted(wanted(), { language: 'en', units: 'kilometres' })).toContain('within 40 km of')
  expect(writeWanted(wanted({ place: place('CA') }), { language: 'en', units: 'miles' })).toContain(
    '25 miles',
  )
  expect(writeWanted(wanted({ place: place('CA') }), am)).toContain('በ40 ኪሎ ሜትር')
})
