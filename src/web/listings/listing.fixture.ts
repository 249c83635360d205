import { type Place, PlaceId } from '#contract/geo/place.ts'
import { type ListingCard, type ListingDetail, ListingId } from '#contract/listings/listing.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const oakland: Place = {
  id: PlaceId.parse(5_378_538),
  name: 'Oakland',
  nameAm: 'ኦክላንድ',
  admin1: 'CA',
  country: 'US',
  lat: 37.8044,
  lng: -122.2711,
}

const uuid = (n: number) => `0197c0de-0000-7000-8000-${String(n).padStart(12, '0')}`

export const saraId = UserId.parse(uuid(900))

export const pictureOf = (n: number): Picture => ({
  id: MediaId.parse(uuid(500 + n)),
  width: 1040,
  height: 780,
  blur: 'data:image/webp;base64,AAAA',
})

const { lat: _lat, lng: _lng, ...city } = oakland
export const listingPlace = { ...city, neighborhood: null }

/** The nth card of a list: "Mitad 7" for $57, 7 miles away. */
export function cardOf(n: number, parts: Partial<ListingCard> = {}): ListingCard {
  return {
    id: ListingId.parse(uuid(n)),
    slug: `mitad-${n}`,
    category: 'items',
    subcategory: 'appliances',
    kind: 'offer',
    title: `Mitad ${n}`,
    lang: 'en',
    price: { type: 'fixed', amountMinor: (50 + n) * 100, maxMinor: null, currency: 'USD', period: null },
    cover: null,
    photoCount: 0,
    place: listingPlace,
    distanceMiles: n,
    highlights: { condition: 'good' },
    featured: false,
    publishedAt: new Date(Date.now() - n * 60 * 60_000).toISOString(),
    ...parts,
  }
}

/** A room of Sara's in Oakland, with three photos. */
export function roomOf(parts: Partial<ListingDetail> = {}): ListingDetail {
  return {
    id: ListingId.parse(uuid(1)),
    slug: 'sunny-room',
    category: 'rooms_housing',
    subcategory: 'room_private',
    kind: 'offer',
    title: 'Sunny room near the lake',
    lang: 'en',
    price: { type: 'negotiable', amountMinor: 95_000, maxMinor: null, currency: 'USD', period: 'month' },
    place: { ...listingPlace, neighborhood: 'Grand Lake' },
    featured: false,
    publishedAt: new Date(Date.now() - 2 * 60 * 60_000).toISOString(),
    description: 'Quiet room.\nWith a desk and a window.',
    photos: [1, 2, 3].map((n) => ({ picture: pictureOf(n), alt: n === 2 ? 'The kitchen' : null })),
    details: {
      available_from: '2026-09-11',
      bedrooms: 1,
      deposit: 500,
      furnished: true,
      pets: false,
      utilities: 'included',
      newcomer: ['no_credit_history', 'near_transit'],
    },
    languages: ['am', 'en'],
    contactWays: [],
    favorites: null,
    publicPoint: { lat: 37.8045, lng: -122.2763 },
    state: 'active',
    expiresAt: '2026-10-11T00:00:00.000Z',
    cautions: [],
    poster: {
      userId: saraId,
      name: 'Sara Tesfaye',
      avatar: null,
      memberSince: '2024-03-05T00:00:00.000Z',
      activeListings: 4,
      closedHere: 0,
      score: { count: 0, average: null },
      verified: ['email'],
      repliesWithin: null,
    },
    ...parts,
  }
}
