import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Price } from '#contract/listings/price.ts'
import { listingPlace, cardOf, pictureOf } from '#web/listings/listing.fixture.ts'
import { render } from '#web/testing/render.tsx'
import { ListingCard } from './listing-card.tsx'
import { ListingPrice } from './listing-price.tsx'
import { writeShortDate, writeShortTime } from '#web/platform/format/short-date.ts'

const price = (parts: Partial<Price>): Price => ({
  type: 'fixed',
  amountMinor: 1800_00,
  maxMinor: null,
  currency: 'USD',
  period: null,
  ...parts,
})

test.each([
  [price({}), '$1,800'],
  [price({ amountMinor: 1250 }), '$12.50'],
  [price({ period: 'month' }), '$1,800 / month'],
  [price({ type: 'range', amountMinor: 18_00, maxMinor: 22_00, period: 'hour' }), '$18 – $22 / hour'],
  [price({ type: 'range' }), 'from $1,800'],
  [price({ type: 'free', amountMinor: null }), 'Free'],
  [price({ type: 'swap', amountMinor: null }), 'Swap'],
  [price({ type: 'on_request', amountMinor: null }), 'Price on request'],
])('price %#: %s', async (given, words) => {
  const { container } = await render(<ListingPrice price={given} />)
  expect(container.textContent).toContain(words)
})

test('a price in Amharic', async () => {
  const { container } = await render(<ListingPrice price={price({ period: 'month' })} />, { language: 'am' })
  expect(container.textContent).toMatch(/1,800 በወር/)
})

test('the whole title is there for assistive technology, and leads to the page', async () => {
  const title = 'ሁለት መኝታ ክፍል ያለው ሰፊ አፓርታማ በዋሽንግተን ዲሲ አካባቢ ለቤተሰብ የሚከራይ'
  const listing = cardOf(1, { title, lang: 'am' })
  await render(<ListingCard listing={listing} />)
  const link = screen.getByRole('link', { name: title })
  expect(link.getAttribute('href')).toBe(`/listing/${listing.id}`)
  expect(link.getAttribute('lang')).toBe('am')
})

test('a card in two languages is called in the one of its reader', async () => {
  const listing = cardOf(1, {
    title: 'Two-bedroom flat',
    translation: { lang: 'am', title: 'ባለ ሁለት መኝታ ቤት' },
  })
  await render(<ListingCard listing={listing} />, { language: 'am' })
  expect(screen.getByRole('link', { name: 'ባለ ሁለት መኝታ ቤት' }).getAttribute('lang')).toBe('am')
})

test('place, distance in the reader’s unit and age', async () => {
  await render(<ListingCard listing={cardOf(5)} readerCountry="CA" />)
  expect(screen.getByText('Oakland, CA')).toBeTruthy()
  expect(screen.getByText(/8 km/)).toBeTruthy()
  expect(screen.getByText('5 h')).toBeTruthy()
})

test.each([
  [2 * 60, 'ከ2 ደቂቃ በፊት'],
  [8 * 3600, 'ከ8 ሰዓት በፊት'],
  [3 * 86_400, 'ከ3 ቀን በፊት'],
  [15 * 86_400, 'ከ2 ሳምንት በፊት'],
  [70 * 86_400, 'ከ2 ወር በፊት'],
])('an age of %d s is no time of the day in Amharic: %s', async (seconds, written) => {
  const publishedAt = new Date(Date.now() - seconds * 1000).toISOString()
  await render(<ListingCard listing={cardOf(1, { publishedAt })} />, { language: 'am' })
  expect(screen.getByText(written)).toBeTruthy()
})

test('what is nearer than a public point can tell is nearby, and months are counted', async () => {
  const publishedAt = new Date(Date.now() - 70 * 24 * 3600_000).toISOString()
  await render(<ListingCard listing={cardOf(1, { distanceMiles: 0, publishedAt })} />)
  expect(screen.getByText(/Nearby/)).toBeTruthy()
  expect(screen.getByText('2 mo')).toBeTruthy()
})

test('badges and the number of photos; a drawing where there is none', async () => {
  const { container } = await render(
    <>
      <ListingCard listing={cardOf(1, { featured: true, kind: 'wanted' })} />
      <ListingCard listing={cardOf(2, { cover: pictureOf(1), photoCount: 4 })} />
    </>,
  )
  expect(screen.getByText('Featured')).toBeTruthy()
  expect(screen.getByText('Wanted')).toBeTruthy()
  expect(screen.getByText('4 photos')).toBeTruthy()
  expect(container.querySelectorAll('[data-category="items"]')).toHaveLength(1)
})

test.each([
  [
    { category: 'rooms_housing', highlights: { bedrooms: 0, available_from: '2000-01-01' } },
    'Studio · Available now',
  ],
  [
    { category: 'rooms_housing', highlights: { bedrooms: 2, available_from: '2099-09-11' } },
    '2 bedrooms · From Sep 11, 2099',
  ],
  [
    { category: 'jobs', highlights: { employer: 'Dukem', employment_type: 'full_time' } },
    'Dukem · Full-time',
  ],
  [
    { highlights: { model_year: 2014, mileage: 98_000, vehicle_title: 'clean_title' } },
    '2014 · 98,000 mi · Clean title',
  ],
  [
    {
      highlights: { model_year: 2014, mileage: 98_000 * 0.621371 },
      place: { ...listingPlace, country: 'CA' },
    },
    '2014 · 98,000 km',
  ],
  [
    { category: 'services', highlights: { years: 1, remote: true } },
    'Remote possible · 1 year of experience',
  ],
  [
    {
      category: 'events',
      highlights: { starts_at: '2026-09-12T02:00:00.000Z', timezone: 'America/Los_Angeles' },
    },
    'Fri, Sep 11, 7:00 PM',
  ],
] as const)('the line of highlights %#', async (parts, words) => {
  await render(<ListingCard listing={cardOf(1, parts)} />)
  expect(
    screen.getByText((_, element) => element?.tagName === 'P' && element.textContent === words),
  ).toBeTruthy()
})

test('short dates and times in Amharic: both calendars, the dawn clock', () => {
  expect(writeShortDate('2026-09-11', 'am')).toMatch(/^መስከረም 1 \(.*11\)$/)
  expect(writeShortTime('2026-09-12T02:00:00Z', 'am', 'America/Los_Angeles')).toBe('ከምሽቱ 1 ሰዓት')
  expect(writeShortTime('2026-09-12T00:30:00Z', 'am', 'UTC')).toBe('ከሌሊቱ 6:30 ሰዓት')
})
