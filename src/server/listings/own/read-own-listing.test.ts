import { expect, it } from 'vitest'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'

const world = freshWorld()

it('asks a visitor to sign in', async () => {
  const answer = await world.call(readOwnListing, { listingId: uuidv7() })
  expect(answer).toMatchObject({ status: 401, error: { code: 'auth.signed-out' } })
})

it('knows no listing of others, public ones neither, and none that does not exist', async () => {
  const draft = await drafted(world, world.people.sara, RIDE)
  const open = await posted(world, world.people.sara, RIDE)
  for (const listingId of [draft.id, open.id, uuidv7()]) {
    const answer = await world.call(readOwnListing, { listingId }, world.people.dawit)
    expect(answer).toMatchObject({ status: 404, error: { code: 'listings.not-found' } })
  }
})

it('refuses an id that is none', async () => {
  const answer = await world.call(readOwnListing, { listingId: '1' }, world.people.sara)
  expect(answer).toMatchObject({ status: 400, error: { code: 'request.invalid' } })
})

it('gives back content that can be saved again as it is', async () => {
  const { sara } = world.people
  for (const made of [await drafted(world, sara, { category: 'jobs' }), await posted(world, sara, SOFA, 2)]) {
    const { body } = await world.call(readOwnListing, { listingId: made.id }, sara)
    expect(body).toEqual(made)
    const input = { listingId: made.id, version: made.version, content: body.content }
    const again = await world.call(updateListing, input, sara)
    expect(again.body).toEqual({ ...made, version: made.version + 1, updatedAt: again.body.updatedAt })
  }
})
