import { expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listPosterListings } from '#contract/listings/poster/list-poster-listings.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'

const world = freshWorld()

const others = async (listingId: string) =>
  (await world.call(listPosterListings, { listingId })).body.items.map(({ title }) => title)

it('refuses an id that is none', async () => {
  expect((await world.call(listPosterListings, { listingId: '7' })).error.code).toBe('request.invalid')
})

it('shows what else the same person has on offer, newest first, to everybody', async () => {
  const liya = await world.newPerson('Liya')
  const [first, second, third] = [
    await posted(world, liya, { ...RIDE, title: 'To Boston on Monday' }),
    await posted(world, liya, { ...RIDE, title: 'To Denver on Friday' }),
    await posted(world, liya, { ...RIDE, title: 'To Seattle at Timkat' }),
  ]
  await drafted(world, liya, { ...RIDE, title: 'Nobody sees this yet' })
  await posted(world, world.people.abel, RIDE)
  expect(await others(first.id)).toEqual(['To Seattle at Timkat', 'To Denver on Friday'])
  await world.call(deleteListing, { listingId: third.id }, liya)
  expect(await others(second.id)).toEqual(['To Boston on Monday'])
})

it('tells nothing of whose a draft, a deleted listing or none at all would be', async () => {
  const liya = await world.newPerson('Hiwot')
  await posted(world, liya, RIDE)
  const draft = await drafted(world, liya, RIDE)
  const gone = await posted(world, liya, { ...RIDE, title: 'To Chicago on Sunday' })
  await world.call(deleteListing, { listingId: gone.id }, liya)
  for (const id of [draft.id, gone.id, uuidv7()]) expect(await others(id)).toEqual([])
})
