import { type Place, PlaceId } from '#contract/geo/place.ts'
import { DraftContent, type DraftContentInput } from '#contract/listings/listing-content.ts'
import { ListingId, type OwnListingCard } from '#contract/listings/listing.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'

export const OWNER = '019a0000-0000-7000-8000-00000000000a'

export const WASHINGTON: Place = {
  id: PlaceId.parse(4_140_963),
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  lat: 38.9,
  lng: -77,
}

export const aPicture = (n: number): Picture => ({
  id: MediaId.parse(`019a0000-0000-7000-8000-0000000000f${n}`),
  width: 1600,
  height: 1200,
  blur: 'data:image/webp;base64,AAAA',
})

const COMPLETE: DraftContentInput = {
  category: 'items',
  subcategory: 'instruments',
  title: 'Krar with a new skin',
  description: 'Made in Gondar, five strings, played at home only and in good shape.',
  price: { type: 'fixed', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
  photos: [{ mediaId: aPicture(1).id }],
  placeId: WASHINGTON.id,
  languages: ['en'],
  phone: null,
  phoneWays: ['call'],
  details: { condition: 'good' },
}

/** A draft that could be published as it is; `content` replaces parts of it. */
export function aDraft(content: Partial<DraftContentInput> = {}, version = 1): OwnListing {
  const whole = DraftContent.parse({ ...COMPLETE, ...content })
  return {
    ...aCard({ title: whole.title, version, state: 'draft', category: whole.category }),
    subcategory: whole.subcategory,
    price: whole.price,
    content: whole,
    photos: whole.photos.map(({ alt }, i) => ({ picture: aPicture(i + 1), alt })),
    withheldPhotos: [],
    place: whole.placeId === null ? null : WASHINGTON,
  }
}

/** A row of one's own listings. */
export function aCard(card: Partial<OwnListingCard> = {}): OwnListingCard {
  return {
    id: ListingId.parse('019a0000-0000-7000-8000-000000000001'),
    slug: 'krar',
    category: 'items',
    subcategory: 'instruments',
    title: 'Krar with a new skin',
    price: { type: 'fixed', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
    cover: null,
    state: 'active',
    version: 1,
    updatedAt: '2026-11-01T10:00:00.000Z',
    publishedAt: null,
    expiresAt: null,
    renewableFrom: null,
    closeOutcome: null,
    reopenableUntil: null,
    revision: null,
    decision: null,
    views: [0, 0, 0, 0, 0, 0, 0],
    interest: { favorites: 0, messages: 0 },
    ...card,
  }
}
