import { createListing } from '#contract/listings/create-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** GeoNames ids of cities of the diaspora. */
export const PLACES = {
  washington: 4140963,
  silverSpring: 4369596,
  stockholm: 2673730,
  addisAbaba: 344979,
} as const

/** Uploaded pictures of a person, without their files. */
export async function newPictures(world: World, person: Person, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7())
  if (count === 0) return ids
  await world.db
    .insertInto('media')
    .values(
      ids.map((id) => ({
        id,
        owner_id: person.userId,
        purpose: 'listing',
        width: 1200,
        height: 900,
        blur: 'data:image/webp;base64,UklGRg==',
      })),
    )
    .execute()
  return ids
}

/** A sofa in Washington that lacks only its pictures. */
export const SOFA = {
  category: 'items',
  subcategory: 'furniture',
  title: 'Blue sofa for three people',
  description: 'Hardly used, from a home without smoke. Two people carry it easily.',
  price: { type: 'fixed', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
  placeId: PLACES.washington,
  languages: ['am', 'en'],
  details: { condition: 'good' },
} satisfies DraftContentInput

/** A ride to church in Stockholm, which needs no picture. */
export const RIDE = {
  category: 'services',
  subcategory: 'transport',
  title: 'ወደ ቤተ ክርስቲያን ትራንስፖርት',
  description: 'በየሳምንቱ እሑድ ጠዋት ከስቶክሆልም ማእከል ተነስተን እንሄዳለን። ሦስት ሰው ይበቃል።',
  lang: 'am',
  price: { type: 'free', amountMinor: null, maxMinor: null, currency: 'SEK', period: null },
  placeId: PLACES.stockholm,
} satisfies DraftContentInput

/** A draft of that person, with so many pictures. */
export async function drafted(
  world: World,
  person: Person,
  content: DraftContentInput,
  pictures = 0,
): Promise<OwnListing> {
  const photos = (await newPictures(world, person, pictures)).map((mediaId) => ({ mediaId }))
  return (await world.call(createListing, { content: { photos, ...content } }, person)).body
}

/** A published listing, however similar to another one. */
export async function posted(
  world: World,
  person: Person,
  content: DraftContentInput,
  pictures = 0,
): Promise<OwnListing> {
  const { id, version } = await drafted(world, person, content, pictures)
  return (await world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person)).body
}

/** A day to come: YYYY-MM-DD. */
export const dayAhead = (days: number): string =>
  new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
