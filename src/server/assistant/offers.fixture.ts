import { createGroup } from '#contract/groups/create-group.ts'
import type { Group } from '#contract/groups/group.ts'
import { createListing } from '#contract/listings/create-listing.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** GeoNames ids. */
export const PLACES = {
  washington: 4140963,
  silverSpring: 4369596,
  baltimore: 4347778,
  seattle: 5809844,
} as const

/** A day to come: YYYY-MM-DD. */
const dayAhead = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)

/** A sofa in Washington that lacks only its pictures. */
export const SOFA = {
  category: 'items',
  subcategory: 'furniture',
  title: 'Blue sofa for three people',
  description: 'Hardly used, from a home without smoke. Two people carry it easily.',
  price: { type: 'fixed', amountMinor: 12_000, maxMinor: null, currency: 'USD', period: null },
  placeId: PLACES.washington,
  details: { condition: 'good' },
} satisfies DraftContentInput

/** A room in Silver Spring. */
export const ROOM = {
  category: 'rooms_housing',
  subcategory: 'room_private',
  title: 'Quiet room with morning sun',
  description: 'A furnished room in a calm house, ten minutes from the metro station.',
  price: { type: 'fixed', amountMinor: 85_000, maxMinor: null, currency: 'USD', period: 'month' },
  placeId: PLACES.silverSpring,
  details: { available_from: dayAhead(20) },
} satisfies DraftContentInput

/** Work in Seattle, which needs no picture. */
export const JOB = {
  category: 'jobs',
  subcategory: 'hospitality',
  title: 'Waiter in an Ethiopian restaurant',
  description: 'Evenings from five to eleven, tips shared among all of us who work.',
  price: { type: 'fixed', amountMinor: 1900, maxMinor: null, currency: 'USD', period: 'hour' },
  placeId: PLACES.seattle,
  details: {
    employer: 'Lalibela',
    employment_type: 'part_time',
    apply_by: dayAhead(30),
    no_fees: true,
  },
} satisfies DraftContentInput

/** Uploaded pictures of a person, without their files. */
async function newPhotos(world: World, { userId: owner_id }: Person, count: number) {
  const ids = Array.from({ length: count }, () => uuidv7())
  const picture = {
    owner_id,
    purpose: 'listing',
    width: 1200,
    height: 900,
    blur: 'data:image/webp;base64,UklGRg==',
  }
  if (count > 0)
    await world.db
      .insertInto('media')
      .values(ids.map((id) => ({ id, ...picture })))
      .execute()
  return ids.map((mediaId) => ({ mediaId }))
}

export async function drafted(
  world: World,
  person: Person,
  content: DraftContentInput,
  pictures = 0,
): Promise<OwnListing> {
  const photos = await newPhotos(world, person, pictures)
  return (await world.call(createListing, { content: { photos, ...content } }, person)).body
}

export async function posted(
  world: World,
  person: Person,
  content: DraftContentInput,
  pictures = 0,
): Promise<OwnListing> {
  const { id, version } = await drafted(world, person, content, pictures)
  return (await world.call(publishListing, { listingId: id, version, allowDuplicate: true }, person)).body
}

/** A circle that meets once a week in Washington. */
export async function founded(world: World, person: Person): Promise<Group> {
  const { body } = await world.call(
    createGroup,
    {
      title: 'Saturday coffee circle',
      description: 'We roast, pour three rounds and talk about the week.',
      categoryId: 'coffee',
      meetingType: 'in_person',
      locationCity: 'Washington',
      locationState: 'DC',
      locationZip: null,
      onlineUrl: null,
      startDate: new Date(world.clock.now().getTime() + 86_400_000).toISOString(),
      endDate: null,
      timezone: 'America/New_York',
      repeatRule: 'FREQ=WEEKLY',
      requiresApproval: false,
      bannerId: null,
    },
    person,
  )
  return body.group
}
