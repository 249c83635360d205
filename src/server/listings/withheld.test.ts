import { expect, it } from 'vitest'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { answerReview } from '#contract/listings/review/answer-review.ts'
import { listReviews } from '#contract/listings/review/list-reviews.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { releaseListingsOf, withholdListingsOf } from './listing-store.ts'
import { posted, RIDE } from './listings.fixture.ts'

const world = freshWorld({ env: { REVIEW_POLICY: 'all' } })

const statesOf = async (userId: string) =>
  new Map(
    (
      await world.db.selectFrom('listing').select(['id', 'state']).where('owner_id', '=', userId).execute()
    ).map(({ id, state }) => [id, state]),
  )

it('comes back as what it was when its owner stays, and waits for nobody meanwhile', async () => {
  const { sara, hanna } = world.people
  const made = []
  for (let n = 0; n < 5; n++) made.push(await posted(world, sara, RIDE))
  const [waiting, active, reserved, paused, closed] = made.map(({ id }) => id)
  const queue = (await world.call(listReviews, {}, hanna)).body.items
  for (const { id: reviewId } of queue.filter(({ listingId }) => listingId !== waiting)) {
    const approval = { reviewId, version: 1, decision: 'approve' } as const
    await world.call(answerReview, approval, hanna)
  }
  if (!reserved || !paused || !closed || !active || !waiting) throw new Error('Five were posted.')
  await world.call(markListing, { listingId: reserved, state: 'reserved' }, sara)
  await world.call(markListing, { listingId: paused, state: 'paused' }, sara)
  await world.call(closeListing, { listingId: closed, outcome: 'sold_here' }, sara)
  const before = await statesOf(sara.userId)
  expect([...before.values()].toSorted((a, b) => (a < b ? -1 : 1))).toEqual([
    'active',
    'fulfilled',
    'paused',
    'pending_review',
    'reserved',
  ])

  await inTransaction(world.db, (tx) => withholdListingsOf(tx, sara.userId))
  expect(new Set((await statesOf(sara.userId)).values())).toEqual(new Set(['withheld']))
  expect((await world.call(readListing, { listingId: active })).status).toBe(404)
  expect((await world.call(listReviews, {}, hanna)).body).toEqual({ items: [], count: 0 })

  await inTransaction(world.db, (tx) => releaseListingsOf(tx, sara.userId))
  expect(await statesOf(sara.userId)).toEqual(before)
  expect((await world.call(listReviews, {}, hanna)).body.count).toBe(1)
})
