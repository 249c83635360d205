import { sql } from 'kysely'
import { createDatingProfile } from '#contract/dating/profile/create-dating-profile.ts'
import { listDatingFeed } from '#contract/dating/deck/list-dating-feed.ts'
import type { SwipeDirection, SwipeResult } from '#contract/dating/matches/match.ts'
import {
  DeckCard,
  type DatingFieldsInput,
  type OwnDatingProfile,
  WIDEST_FILTERS,
} from '#contract/dating/profile/profile.ts'
import { swipeProfile } from '#contract/dating/deck/swipe-profile.ts'
import { updateDatingFilters } from '#contract/dating/profile/update-dating-filters.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** Hidden from nobody. */
export const UNPROTECTED = { hidesFromGroups: false, hidesFromConnections: false } as const

/** GeoNames ids of cities. */
export const PLACES = { washington: 4140963, silverSpring: 4369596, stockholm: 2673730 } as const

/** The birthday, on the day of the tests, of somebody who becomes so old. */
export function bornYearsAgo(world: World, years: number, days = 0): string {
  const now = world.clock.now()
  const day = new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate() + days))
  return day.toISOString().slice(0, 10)
}

/** Uploaded photos of a person, without their files. */
export async function newPhotos(world: World, person: Person, count: number): Promise<string[]> {
  const ids = Array.from({ length: count }, () => uuidv7())
  if (count === 0) return ids
  await world.db
    .insertInto('media')
    .values(
      ids.map((id) => ({
        id,
        owner_id: person.userId,
        purpose: 'dating',
        file_stem: `dating-photos/${person.userId}/${id}`,
        width: 900,
        height: 1200,
        blur: 'data:image/webp;base64,UklGRg==',
      })),
    )
    .execute()
  return ids
}

/** A woman of 28 in Washington who looks for a man, but for her photos. */
export const woman = (world: World): Omit<DatingFieldsInput, 'photoIds'> => ({
  firstName: 'Genet',
  dateOfBirth: bornYearsAgo(world, 28, -40),
  gender: 'woman',
  seeking: ['man'],
  bio: 'I roast my own coffee and read until it is cold.',
  location: 'Washington, DC',
  locationZip: null,
  placeId: PLACES.washington,
  position: null,
  lookingFor: 'serious-relationship',
  relationshipType: 'exclusive',
  education: 'Howard University',
  profession: 'Nurse',
  height: null,
  interests: ['coffee', 'reading'],
  languages: ['am', 'en'],
  culturalTags: ['coffee_ceremony'],
})

/** A man of 30 who looks for a woman. */
export const man = (world: World): Omit<DatingFieldsInput, 'photoIds'> => ({
  ...woman(world),
  firstName: 'Biruk',
  dateOfBirth: bornYearsAgo(world, 30, -40),
  gender: 'man',
  seeking: ['woman'],
  bio: 'ቡና እወዳለሁ፤ ቅዳሜ ከጓደኞቼ ጋር እግር ኳስ እጫወታለሁ።',
})

/** Somebody with a dating profile. */
export interface Dater extends Person {
  profile: OwnDatingProfile
}

let made = 0

/** A new person who dates, with three photos. */
export async function newDater(
  world: World,
  fields: Omit<DatingFieldsInput, 'photoIds'>,
  more: Partial<DatingFieldsInput> = {},
): Promise<Dater> {
  const person = await world.newPerson(`Dater${++made}`)
  return join(world, person, { ...fields, ...more })
}

export async function join(
  world: World,
  person: Person,
  fields: Omit<DatingFieldsInput, 'photoIds'>,
): Promise<Dater> {
  const photoIds = await newPhotos(world, person, 3)
  const input = { fields: { ...fields, photoIds }, protection: UNPROTECTED }
  const { body } = await world.call(createDatingProfile, input, person)
  return { ...person, profile: body.profile }
}

export const filter = async (
  world: World,
  person: Person,
  filters: Partial<OwnDatingProfile['filters']> | object,
) => (await world.call(updateDatingFilters, { filters: { ...WIDEST_FILTERS, ...filters } }, person)).body

/** The deck by the filters that are kept, held against the contract. */
export async function deckOf(world: World, person: Person, except: string[] = []): Promise<DeckCard[]> {
  const { body } = await world.call(listDatingFeed, { except, saved: true }, person)
  return DeckCard.array().parse(body.items)
}

export const sees = async (world: World, person: Person, other: Dater): Promise<boolean> =>
  (await deckOf(world, person)).some(({ id }) => id === other.profile.id)

export async function swipe(
  world: World,
  person: Person,
  other: Dater,
  direction: SwipeDirection = 'right',
): Promise<SwipeResult> {
  return (await world.call(swipeProfile, { profileId: other.profile.id, direction }, person)).body
}

/** Two who liked each other. */
export async function matched(world: World): Promise<{ one: Dater; other: Dater; result: SwipeResult }> {
  const one = await newDater(world, woman(world))
  const other = await newDater(world, man(world))
  await swipe(world, one, other)
  return { one, other, result: await swipe(world, other, one) }
}

/** An open group of these accounts, who are members since now. */
export async function groupOf(world: World, ...members: string[]): Promise<string> {
  const id = uuidv7()
  await sql`
    insert into community_group (id, title, description, category_id, meeting_type, location_city, location_state,
      starts_at, time_zone, requires_approval, created_at, updated_at, active_at)
    values (${id}, 'Walks', 'On Sundays', 'sports', 'in_person', 'Washington', 'DC', clock_now(), 'UTC', false,
      clock_now(), clock_now(), clock_now())`.execute(world.db)
  await world.db
    .insertInto('group_member')
    .values(
      members.map((user_id) => ({
        group_id: id,
        user_id,
        status: 'active',
        asked_at: world.clock.now(),
        joined_at: world.clock.now(),
      })),
    )
    .execute()
  return id
}
