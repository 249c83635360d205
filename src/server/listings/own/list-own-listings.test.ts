import { encodeListingCursor } from '#server/listings/cursor-policy.ts'
import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listOwnListings } from '#contract/listings/own/list-own-listings.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { freshWorld } from '#server/testing/world.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'

const world = freshWorld()

const DAY = 86_400
const NONE = { all: 0, active: 0, in_review: 0, needs_changes: 0, draft: 0, ended: 0 }

it('asks a visitor to sign in', async () => {
  expect(await world.call(listOwnListings, {})).toMatchObject({
    status: 401,
    error: { code: 'auth.signed-out' },
  })
})

describe('refuses', () => {
  const foreign = encodeListingCursor({ by: 'newest', at: 1, id: crypto.randomUUID(), whole: true })
  it.each(['tab=sold', 'limit=0', 'limit=51', 'cursor=x', `cursor=${foreign}`])('%s', async (query) => {
    const answer = await world.inject({
      method: 'GET',
      url: `/api/my-listings?${query}`,
      as: world.people.sara,
    })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  })
})

it('is empty for who has posted nothing', async () => {
  await posted(world, world.people.abel, RIDE)
  const { body } = await world.call(listOwnListings, {}, world.people.meron)
  expect(body).toEqual({ items: [], nextCursor: null, counts: NONE })
})

it('has a tab for each state by the clock, with covers, latest change first', async () => {
  const person = await world.newPerson('Poster')
  const over = await posted(world, person, SOFA, 1)
  const open = await posted(world, person, RIDE)
  await world.clock.advance(30 * DAY + 1)
  const draft = await drafted(world, person, { category: 'events' })
  const gone = await drafted(world, person, { category: 'events' })
  await world.call(deleteListing, { listingId: gone.id }, person)
  await world.call(updateListing, { listingId: open.id, version: 2, content: open.content }, person)

  const tab = async (name: 'all' | 'active' | 'draft' | 'ended') =>
    (await world.call(listOwnListings, { tab: name }, person)).body
  const before = [await tab('all'), await tab('active'), await tab('draft'), await tab('ended')]
  expect(before[0]?.counts).toEqual({ ...NONE, all: 3, active: 1, draft: 1, ended: 1 })
  expect(before.map(({ items }) => items.map(({ id }) => id))).toEqual([
    [open.id, draft.id, over.id],
    [open.id],
    [draft.id],
    [over.id],
  ])
  expect(before[0]?.items.map(({ cover }) => cover?.id ?? null)).toEqual([null, null, over.cover?.id])
  expect(before[3]?.items[0]).toMatchObject({ state: 'expired', version: 2, price: SOFA.price })

  await world.runJobs()
  expect([await tab('all'), await tab('active'), await tab('draft'), await tab('ended')]).toEqual(before)
})

it('gives every listing once, page by page, also those changed in one moment', async () => {
  const person = await world.newPerson('Prolific')
  const made = await Promise.all(
    Array.from({ length: 11 }, () => drafted(world, person, { category: 'items' })),
  )
  const moment = world.clock.now()
  await world.db
    .updateTable('listing')
    .set({ updated_at: moment })
    .where('owner_id', '=', person.userId)
    .execute()
  const ids: string[] = []
  let cursor: string | undefined
  do {
    const { body } = await world.call(
      listOwnListings,
      { limit: 3, ...(cursor !== undefined && { cursor }) },
      person,
    )
    ids.push(...body.items.map(({ id }) => id))
    cursor = body.nextCursor ?? undefined
  } while (cursor !== undefined)
  expect(ids).toEqual(
    made
      .map(({ id }) => id as string)
      .toSorted()
      .toReversed(),
  )
})
