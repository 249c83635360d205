import { expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listPersonListings, PERSON_LISTINGS_PAGE } from '#contract/listings/poster/list-person-listings.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { blockUser } from '#contract/safety/block-user.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'

const world = freshWorld()

const of = (userId: UserId, reader: Person | null, cursor?: string) =>
  world.call(listPersonListings, { userId, ...(cursor !== undefined && { cursor }) }, reader)
const titles = async (userId: UserId, reader: Person) =>
  (await of(userId, reader)).body.items.map(({ title }) => title)

it('is for those who signed in, and refuses cursors that are none', async () => {
  const { sara, abel } = world.people
  expect((await of(sara.userId, null)).error.code).toBe('auth.signed-out')
  expect((await of(sara.userId, abel, 'elsewhere')).error.code).toBe('request.invalid')
})

it('shows what somebody has on offer, newest first', async () => {
  const liya = await world.newPerson('Liya')
  await posted(world, liya, { ...RIDE, title: 'To Boston on Monday' })
  const gone = await posted(world, liya, { ...RIDE, title: 'To Denver on Friday' })
  await posted(world, liya, { ...RIDE, title: 'To Seattle at Timkat' })
  await drafted(world, liya, { ...RIDE, title: 'Nobody sees this yet' })
  await posted(world, world.people.abel, RIDE)
  await world.call(deleteListing, { listingId: gone.id }, liya)
  expect(await titles(liya.userId, world.people.abel)).toEqual([
    'To Seattle at Timkat',
    'To Boston on Monday',
  ])
})

it('goes on page by page, each listing once', async () => {
  const hiwot = await world.newPerson('Hiwot')
  const all = []
  for (let n = 0; n < PERSON_LISTINGS_PAGE + 1; n++)
    all.unshift((await posted(world, hiwot, { ...RIDE, title: `Ride number ${n} of many` })).id)
  const { sara } = world.people
  const first = (await of(hiwot.userId, sara)).body
  const second = (await of(hiwot.userId, sara, first.nextCursor ?? '')).body
  expect([...first.items, ...second.items].map(({ id }) => id)).toEqual(all)
  expect(second.nextCursor).toBeNull()
})

it('shows nothing where a block is between, whoever blocked, or nobody is', async () => {
  const [one, other] = [await world.newPerson('One'), await world.newPerson('Other')]
  await posted(world, one, { ...RIDE, title: 'To Chicago on Sunday' })
  await posted(world, other, { ...RIDE, title: 'To Houston on Sunday' })
  await world.call(blockUser, { userId: one.userId }, other)
  expect(await titles(one.userId, other)).toEqual([])
  expect(await titles(other.userId, one)).toEqual([])
  expect(await titles(UserId.parse(uuidv7()), one)).toEqual([])
})
