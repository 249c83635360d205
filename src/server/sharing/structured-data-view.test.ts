import { describe, expect, it } from 'vitest'
import { ListingDetail } from '#contract/listings/listing.ts'
import { structuredData } from './structured-data-view.ts'

const AT = {
  site: 'https://mesob.example',
  url: 'https://mesob.example/listing/7',
  images: ['https://mesob.example/listing/7/share.jpg'],
}

/** A room in Washington, or what it is changed into. */
function listing(parts: Record<string, unknown>): ListingDetail {
  return ListingDetail.parse({
    id: '0197c0de-0000-7000-8000-000000000007',
    slug: 'room',
    category: 'rooms_housing',
    subcategory: 'room_private',
    kind: 'offer',
    title: 'Sunny room near the lake',
    lang: 'en',
    price: { type: 'fixed', amountMinor: 95_000, maxMinor: null, currency: 'USD', period: 'month' },
    place: {
      id: 4140963,
      name: 'Washington',
      nameAm: null,
      admin1: 'DC',
      country: 'US',
      neighborhood: 'Shaw',
    },
    featured: false,
    publishedAt: '2026-11-01T10:00:00.000Z',
    description: 'Quiet, with a desk.',
    photos: [],
    details: {},
    languages: [],
    publicPoint: { lat: 38.9051, lng: -77.0364 },
    state: 'active',
    expiresAt: '2026-12-01T10:00:00.000Z',
    cautions: [],
    contactWays: [],
    favorites: null,
    poster: {
      userId: '0197c0de-0000-7000-8000-000000000009',
      name: 'Sara Tesfaye',
      avatar: null,
      memberSince: '2024-03-05T00:00:00.000Z',
      activeListings: 1,
      closedHere: 0,
      score: { count: 0, average: null },
      verified: ['email'],
      repliesWithin: null,
    },
    ...parts,
  })
}

const PAID = { type: 'range', amountMinor: 2_000, maxMinor: 2_500, currency: 'USD', period: 'hour' }

/** The thing itself, as it is written. */
const thing = (parts: Record<string, unknown>) => {
  const written = JSON.stringify(structuredData(listing(parts), AT, 'en'))
  expect(written).not.toMatch(/Sara|Shaw|38\.9|77\.0/)
  return (JSON.parse(written) as { '@graph': Record<string, unknown>[] })['@graph'][0]
}

describe('search engines are told of', () => {
  it('a room: an offer to rent it', () => {
    const details = { bedrooms: 1, size_sqft: 140, pets: false, available_from: '2026-12-01' }
    expect(thing({ details })).toEqual({
      '@type': 'Offer',
      name: 'Sunny room near the lake',
      description: 'Quiet, with a desk.',
      url: AT.url,
      image: AT.images,
      price: 950,
      priceCurrency: 'USD',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: 950,
        priceCurrency: 'USD',
        unitCode: 'MON',
      },
      availability: 'https://schema.org/InStock',
      availabilityEnds: '2026-12-01T10:00:00.000Z',
      availabilityStarts: '2026-12-01',
      businessFunction: 'http://purl.org/goodrelations/v1#LeaseOut',
      itemOffered: {
        '@type': 'Room',
        name: 'Sunny room near the lake',
        address: {
          '@type': 'PostalAddress',
          addressLocality: 'Washington',
          addressRegion: 'DC',
          addressCountry: 'US',
        },
        numberOfBedrooms: 1,
        floorSize: { '@type': 'QuantitativeValue', value: 140, unitCode: 'FTK' },
        petsAllowed: false,
        image: AT.images,
      },
    })
  })

  it('a job: who hires, for what pay, until when', () => {
    const details = {
      employer: 'Bole Café',
      employment_type: 'part_time',
      apply_by: '2026-11-30',
      workplace: 'remote',
      openings: 2,
    }
    expect(
      thing({
        category: 'jobs',
        subcategory: 'hospitality',
        title: 'Cook, call 202 555 0143',
        price: PAID,
        details,
      }),
    ).toMatchObject({
      '@type': 'JobPosting',
      title: 'Cook, call …',
      datePosted: '2026-11-01T10:00:00.000Z',
      validThrough: '2026-11-30T23:59:59-12:00',
      employmentType: 'PART_TIME',
      hiringOrganization: { name: 'Bole Café' },
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: 'US' },
      totalJobOpenings: 2,
      baseSalary: { currency: 'USD', value: { minValue: 20, maxValue: 25, unitText: 'HOUR' } },
    })
  })

  it('a car: its year and how far it went', () => {
    const details = {
      model_year: 2018,
      mileage: 84_000.4,
      make: 'Toyota',
      fuel: 'diesel',
      condition: 'for_parts',
    }
    const price = { ...PAID, type: 'fixed', maxMinor: null, period: null }
    expect(thing({ category: 'items', subcategory: 'vehicles', price, details })).toMatchObject({
      '@type': 'Vehicle',
      vehicleModelDate: '2018',
      mileageFromOdometer: { value: 84_000, unitCode: 'SMI' },
      brand: { '@type': 'Brand', name: 'Toyota' },
      fuelType: 'https://schema.org/Diesel',
      offers: { price: 20, itemCondition: 'https://schema.org/DamagedCondition' },
    })
  })

  it('an event: when, where, and whether it still takes place', () => {
    const free = { type: 'free', amountMinor: null, maxMinor: null, currency: 'USD', period: null }
    const details = { starts_at: '2026-12-05T18:00:00Z', timezone: 'America/New_York', venue: 'Eden Hall' }
    const event = (more: Record<string, unknown>) =>
      thing({
        category: 'events',
        subcategory: 'concert_party',
        price: free,
        details: { ...details, ...more },
      })
    expect(event({})).toMatchObject({
      '@type': 'Event',
      startDate: details.starts_at,
      eventStatus: 'https://schema.org/EventScheduled',
      eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
      location: { '@type': 'Place', name: 'Eden Hall', address: { addressLocality: 'Washington' } },
      isAccessibleForFree: true,
      offers: { price: 0 },
    })
    expect(event({ status: 'cancelled' })).toMatchObject({ eventStatus: 'https://schema.org/EventCancelled' })
    expect(event({ status: 'moved_online' })).toMatchObject({
      eventStatus: 'https://schema.org/EventMovedOnline',
      location: { '@type': 'VirtualLocation', url: AT.url },
    })
  })

  it('what somebody looks for: no offer', () => {
    for (const [category, subcategory] of [
      ['jobs', 'other_work'],
      ['rooms_housing', 'apartment'],
    ]) {
      const wanted = thing({ kind: 'wanted', category, subcategory })
      expect(wanted).toMatchObject({ '@type': 'Demand', areaServed: { addressLocality: 'Washington' } })
      expect(JSON.stringify(wanted)).not.toMatch(/"Offer"|JobPosting/)
    }
  })
})
