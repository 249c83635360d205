import { expect, it } from 'vitest'
import { markListing } from '#contract/listings/life/mark-listing.ts'
import { closeListing } from '#contract/listings/life/close-listing.ts'
import { readListing } from '#contract/listings/read-listing.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { freshWorld } from '#server/testing/world.ts'
import { settle, waitingCases } from '#server/testing/cases.ts'
import { endSuspension, suspendAccount } from '#server/auth/public.ts'
import { releaseListings, withholdListings } from './review/withheld-store.ts'
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
  for (const id of made.map((one) => one.id).filter((one) => one !== waiting))
    await settle(world, hanna, id, [{ kind: 'approve' }])
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

  await inTransaction(world.db, (tx) => withholdListings(tx, { ownerId: sara.userId }, 'deletion'))
  expect(new Set((await statesOf(sara.userId)).values())).toEqual(new Set(['withheld']))
  expect((await world.call(readListing, { listingId: active })).status).toBe(404)

  await inTransaction(world.db, (tx) => releaseListings(tx, { ownerId: sara.userId }, 'deletion'))
  expect(await statesOf(sara.userId)).toEqual(before)
  expect(await waitingCases(world, hanna)).toHaveLength(1)
})

it('comes back when the last reason is gone', async () => {
  const { meron, hanna } = world.people
  const { id } = await posted(world, meron, RIDE)
  await settle(world, hanna, id, [{ kind: 'approve' }])
  const isShown = async () => (await world.call(readListing, { listingId: id })).status === 200
  expect(await isShown()).toBe(true)
  await inTransaction(world.db, async (tx) => {
    await withholdListings(tx, { listingId: id }, 'review')
    await suspendAccount(tx, world.platform, { userId: meron.userId, endsAt: null })
  })
  expect(await isShown()).toBe(false)
  await inTransaction(world.db, (tx) => releaseListings(tx, { listingId: id }, 'review'))
  expect(await isShown()).toBe(false)
  await inTransaction(world.db, (tx) => endSuspension(tx, world.platform, { userId: meron.userId }))
  expect(await isShown()).toBe(true)
})
