import { describe, expect, it } from 'vitest'
import { deleteListing } from '#contract/listings/delete-listing.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { choose, order, readBack, stateOf, unpaidJob } from './payments.fixture.ts'

const world = freshWorld({ env: { TEST_PAYMENTS: 'true', REVIEW_POLICY: 'all' } })

const kindsFor = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)

describe('what was paid before staff have looked', () => {
  it('goes back in full when staff reject what was paid for', async () => {
    const owner = await world.newPerson('Eyerus')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    await choose(world, placed, 'pay')
    expect(await stateOf(world, owner, job.id)).toBe('pending_review')
    await settle(world, world.people.hanna, job.id, [{ kind: 'remove' }], { rule: 'spam' })
    expect(await stateOf(world, owner, job.id)).toBe('rejected')
    const refunded = await readBack(world, owner, placed)
    expect(refunded).toMatchObject({ state: 'refunded', refundedMinor: 1500 })
    expect(refunded.refunds).toMatchObject([{ reason: 'rejected', state: 'succeeded', amountMinor: 1500 }])
    const mail = (await world.outbox()).findLast(({ subject }) => subject.startsWith('Refund'))
    expect(mail?.to).toBe(owner.email)
    expect(await kindsFor(owner)).toContain('payment_refunded')
  })

  it('goes back when its owner deletes what nobody has seen, and when that happens while paying', async () => {
    const owner = await world.newPerson('Genet')
    const [seen, unseen] = [await unpaidJob(world, owner), await unpaidJob(world, owner)]
    const { body: paid } = await order(world, owner, seen.id, 'posting_job')
    await choose(world, paid, 'pay')
    const { body: paying } = await order(world, owner, unseen.id, 'posting_job')
    await world.call(deleteListing, { listingId: unseen.id }, owner)
    await choose(world, paying, 'pay')
    await world.call(deleteListing, { listingId: seen.id }, owner)
    await world.runJobs()
    expect(await readBack(world, owner, paid)).toMatchObject({ state: 'refunded', listing: null })
    expect(await readBack(world, owner, paying)).toMatchObject({ state: 'cancelled', refundedMinor: 1500 })
    expect((await readBack(world, owner, paying)).refunds).toMatchObject([{ reason: 'late' }])
  })
})
