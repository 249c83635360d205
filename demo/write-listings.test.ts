import { describe, expect, test } from 'vitest'
import { CATEGORIES, SUBCATEGORIES } from '#contract/listings/category.ts'
import { publishableContent } from '#contract/listings/listing-content.ts'
import { MediaId } from '#contract/media/picture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { CITIES, cityOf, PEOPLE } from './demo-data.ts'
import { type DemoListing, demoListings } from './write-listings.ts'

/** On any day of the year; around the changes of clocks, at the end of a leap year, on a feast. */
const DAYS = ['2026-11-20T23:40:00Z', '2027-03-28T00:59:00Z', '2027-09-12T06:00:00Z', '2028-02-29T12:00:00Z']

const listings = demoListings(new Date('2026-11-20T23:40:00Z'))
const different = (of: (listing: DemoListing) => unknown) => new Set(listings.map(of)).size
const all = (of: (listing: DemoListing) => string) => [...new Set(listings.map(of))].toSorted()

test.each(DAYS)('on %s all of them may be published on the day they say', (day) => {
  const refused = demoListings(new Date(day)).flatMap(({ content, photos, publishedAt }) => {
    const shown = photos.map(() => ({ mediaId: MediaId.parse(uuidv7()), alt: null }))
    const parsed = publishableContent(publishedAt ?? new Date(day)).safeParse({ ...content, photos: shown })
    return parsed.success ? [] : [{ title: content.title, problems: parsed.error.issues }]
  })
  expect(refused).toEqual([])
})

describe('there is something for everybody', () => {
  test('at least 300 listings in every kind of every category', () => {
    expect(listings.length).toBeGreaterThanOrEqual(300)
    for (const category of CATEGORIES) {
      const kinds = new Set(
        listings
          .filter(({ content }) => content.category === category)
          .map(({ content }) => content.subcategory),
      )
      expect(kinds).toEqual(new Set(SUBCATEGORIES[category]))
    }
  })

  test('at least 25 cities in 8 countries, each with a person who lives there', () => {
    const countries = new Map(Object.values(CITIES).map(({ placeId, country }) => [placeId, country]))
    expect(different(({ content }) => content.placeId)).toBeGreaterThanOrEqual(25)
    expect(
      different(({ content }) => content.placeId && countries.get(content.placeId)),
    ).toBeGreaterThanOrEqual(8)
    const homes = new Map(PEOPLE.map(({ key, city }) => [key, cityOf(city).placeId]))
    for (const { owner, content } of listings) expect(homes.get(owner)).toBe(content.placeId)
  })

  test('four languages, offers and wishes, ten currencies', () => {
    expect(all(({ content }) => content.lang)).toEqual(['am', 'en', 'om', 'ti'])
    expect(all(({ content }) => content.kind)).toEqual(['offer', 'wanted'])
    expect(all(({ content }) => content.price?.currency ?? '')).toHaveLength(10)
    const mixed = listings.filter(
      ({ content }) => content.lang === 'en' && /\p{Script=Ethiopic}/u.test(content.description),
    )
    expect(mixed.length).toBeGreaterThan(15)
  })

  test('some to show on the home page, all with a picture and from different places', () => {
    const featured = listings.filter((listing) => listing.featured)
    expect(featured.length).toBeGreaterThanOrEqual(12)
    expect(featured.every(({ photos }) => photos.length > 0)).toBe(true)
  })
})

test('no two titles or descriptions are the same, and nothing is left to fill in', () => {
  expect(different(({ content }) => content.title)).toBe(listings.length)
  expect(different(({ content }) => content.description)).toBe(listings.length)
  expect(
    listings.filter(({ content }) => /[{}]|undefined/.test(content.title + content.description)),
  ).toEqual([])
})

test('the same day gives the same listings', () => {
  expect(demoListings(new Date('2026-11-20T23:40:00Z'))).toEqual(listings)
})

test('at least 40 people, each with an address of their own, and a manager and an admin', () => {
  expect(PEOPLE.length).toBeGreaterThanOrEqual(40)
  expect(new Set(PEOPLE.map(({ key }) => key)).size).toBe(PEOPLE.length)
  expect(PEOPLE.flatMap(({ key, role }) => (role ? [[key, role]] : []))).toEqual([
    ['hanna', 'manager'],
    ['dawit', 'admin'],
  ])
})
