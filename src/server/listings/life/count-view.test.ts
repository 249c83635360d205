import { expect, it } from 'vitest'
import { countView } from '#contract/listings/life/count-view.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { drafted, posted, RIDE } from '#server/listings/listings.fixture.ts'
import { freshWorld } from '#server/testing/world.ts'

const world = freshWorld()

it('counts each reader once a day, never its owner, and shows a week of it to them alone', async () => {
  const { sara, abel, meron } = world.people
  const { id } = await posted(world, sara, RIDE)
  const look = async (as: typeof sara | null) =>
    (await world.call(countView, { listingId: id }, as)).body.counted
  expect([await look(abel), await look(abel), await look(meron), await look(null), await look(sara)]).toEqual(
    [true, false, true, true, false],
  )
  await world.clock.advance(86_400)
  expect(await look(abel)).toBe(true)
  const { body } = await world.call(readOwnListing, { listingId: id }, sara)
  expect(body.views).toEqual([0, 0, 0, 0, 0, 3, 1])
})

it('counts many at once right', async () => {
  const { sara } = world.people
  const { id } = await posted(world, sara, RIDE)
  const readers = await Promise.all(Array.from({ length: 8 }, (_, n) => world.newPerson(`Reader${n}`)))
  await Promise.all(
    [...readers, ...readers].map((reader) => world.call(countView, { listingId: id }, reader)),
  )
  const { body } = await world.call(readOwnListing, { listingId: id }, sara)
  expect(body.views.at(-1)).toBe(8)
})

it('counts nobody for a draft or for nothing, and forgets yesterday’s readers', async () => {
  const { sara, abel } = world.people
  const draft = await drafted(world, sara, RIDE)
  for (const listingId of [draft.id, ListingId.parse(crypto.randomUUID())])
    expect((await world.call(countView, { listingId }, abel)).body).toEqual({ counted: false })
  await world.clock.advance(86_400)
  await world.runJobs()
  expect(await world.db.selectFrom('listing_viewer').selectAll().execute()).toEqual([])
})
