import sharp from 'sharp'
import { createListing } from '#contract/listings/create-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { storePicture } from '#server/media/public.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

export const WASHINGTON = 4140963
export const STOCKHOLM = 2673730

/** A dress with a title in both scripts. */
export const DRESS = {
  category: 'items',
  subcategory: 'clothing_traditional',
  title: 'አዲስ የሐበሻ ቀሚስ – Habesha kemis',
  description: 'አንድ ጊዜ ብቻ የተለበሰ ንጹሕ ቀሚስ። ለሠርግና ለበዓል ይሆናል። ስልክ 0911 234 567',
  lang: 'am',
  price: { type: 'negotiable', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
  placeId: WASHINGTON,
  postalCode: '20001',
  neighborhood: 'Shaw, 1234 9th Street',
  languages: ['am', 'en'],
  details: { condition: 'like_new' },
} satisfies DraftContentInput

/** A lesson, which needs no picture. */
export const LESSON = {
  category: 'services',
  subcategory: 'tutoring',
  title: 'Amharic lessons for <children> & grown-ups',
  description: 'Reading, writing and speaking, online or at your home. Mail teacher@example.org!',
  price: { type: 'range', amountMinor: 20_00, maxMinor: null, currency: 'SEK', period: 'hour' },
  placeId: STOCKHOLM,
} satisfies DraftContentInput

/** A red picture of that size, as a phone takes it. */
export const redPhoto = (width = 1200, height = 900): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#c02020' } })
    .jpeg()
    .toBuffer()

/** A published listing of that person with these pictures. */
export async function shown(
  world: World,
  person: Person,
  content: DraftContentInput,
  photos: readonly Uint8Array[] = [],
): Promise<OwnListing> {
  const pictures = []
  for (const bytes of photos) pictures.push(await storePicture(world.platform, bytes, person.userId))
  const draft = { ...content, photos: pictures.map(({ id }) => ({ mediaId: id, alt: 'ቀሚሱ' })) }
  const { id, version } = (await world.call(createListing, { content: draft }, person)).body
  return (await world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person)).body
}
