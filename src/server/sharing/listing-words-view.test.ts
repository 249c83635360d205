import { describe, expect, it } from 'vitest'
import type { ListingDetail } from '#contract/listings/listing.ts'
import { badgeOf, writePlace, writePrice } from './listing-words-view.ts'

const PRICE = { type: 'fixed', amountMinor: 2_050, maxMinor: null, currency: 'USD', period: null } as const
const STOCKHOLM = { name: 'Stockholm', nameAm: 'ስቶክሆልም', admin1: null, country: 'SE', neighborhood: 'Kista' }
const SHOWN = { state: 'active', kind: 'offer', category: 'events', details: {} } as const

describe('a price', () => {
  it.each([
    [PRICE, '$20.50', 'US$20.50'],
    [{ ...PRICE, amountMinor: 95_000, period: 'month' }, '$950 / month', 'US$950 በወር'],
    [
      { ...PRICE, type: 'range', maxMinor: 3_000, period: 'hour' },
      '$20.50 – $30 / hour',
      'US$20.50 – US$30 በሰዓት',
    ],
    [{ ...PRICE, type: 'range' }, 'from $20.50', 'ከUS$20.50 ጀምሮ'],
    [{ ...PRICE, type: 'free', amountMinor: null }, 'Free', 'ነጻ'],
    [{ ...PRICE, type: 'swap', amountMinor: null }, 'Swap', 'ልውውጥ'],
    [{ ...PRICE, type: 'on_request', amountMinor: null }, 'Price on request', 'ዋጋው ሲጠየቅ ይነገራል'],
  ] as const)('%j', (price, en, am) => {
    expect([writePrice(price, 'en'), writePrice(price, 'am')]).toEqual([en, am])
  })
})

it('a place is a city, and never closer', () => {
  const place = STOCKHOLM as ListingDetail['place']
  expect([writePlace(place, 'en'), writePlace(place, 'am')]).toEqual(['Stockholm, Sweden', 'ስቶክሆልም፣ ስዊድን'])
  expect(writePlace(place && { ...place, admin1: 'AB' }, 'en')).toBe('Stockholm, AB')
  expect(writePlace(null, 'en')).toBe('')
})

describe('what stands out about a listing', () => {
  it.each([
    [{}, 'Events', 'plain'],
    [{ kind: 'wanted' }, 'Wanted', 'gold'],
    [{ kind: 'wanted', state: 'reserved' }, 'Reserved', 'gold'],
    [{ details: { status: 'postponed' } }, 'Postponed', 'gold'],
    [{ details: { status: 'cancelled' }, state: 'reserved' }, 'Cancelled', 'dark'],
    [{ details: { status: 'cancelled' }, state: 'expired' }, 'Expired', 'dark'],
    [{ state: 'fulfilled' }, 'No longer available', 'dark'],
  ] as const)('%j', (parts, text, tone) => {
    expect(badgeOf({ ...SHOWN, ...parts }, 'en')).toEqual({ text, tone })
  })
})
