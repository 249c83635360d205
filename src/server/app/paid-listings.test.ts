import { describe, expect, it } from 'vitest'
import { markAgent } from '#contract/staff/people/mark-agent.ts'
import { renewByLink } from '#contract/listings/life/renew-by-link.ts'
import { renewListing } from '#contract/listings/life/renew-listing.ts'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { publishListing } from '#contract/listings/publish-listing.ts'
import { searchListings } from '#contract/listings/search/search-listings.ts'
import { reportListing } from '#contract/listings/reports/report-listing.ts'
import { updateListing } from '#contract/listings/update-listing.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import { cancelOrder } from '#contract/payments/orders/cancel-order.ts'
import { checkOrder } from '#contract/payments/orders/check-order.ts'
import { createOrder } from '#contract/payments/orders/create-order.ts'
import { listOrders } from '#contract/payments/orders/list-orders.ts'
import { OrderId } from '#contract/payments/orders/order.ts'
import { readOrder } from '#contract/payments/orders/read-order.ts'
import type { PlanId } from '#contract/payments/plans/plan.ts'
import { listPlans } from '#contract/payments/plans/list-plans.ts'
import { drafted, posted, RIDE, SOFA } from '#server/listings/listings.fixture.ts'
import { uuidv7 } from '#server/platform/id.ts'
import { settle } from '#server/testing/cases.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { choose, jobOf, roomOf, order, readBack, stateOf, unpaidJob } from './payments.fixture.ts'

const world = freshWorld({ env: { TEST_PAYMENTS: 'true' } })
const DAY = 86_400

const kindsFor = async (person: Person) =>
  (await world.call(listNotifications, {}, person)).body.items.map(({ notice }) => notice.kind)
const plansFor = async (person: Person, listingId: ListingId) =>
  (await world.call(listPlans, { listingId }, person)).body
/** Somebody who confirmed an address long enough ago to be trusted with promotion, and looked at no more. */
async function settled(name: string): Promise<Person> {
  const person = await world.newPerson(name)
  await world.clock.advance(2 * DAY)
  return person
}

describe('a fee', () => {
  it('keeps a job from everybody until it is paid', async () => {
    const owner = await settled('Almaz')
    const job = await unpaidJob(world, owner)
    expect(job.state).toBe('awaiting_payment')
    const again = await world.call(publishListing, { listingId: job.id, version: job.version }, owner)
    expect(again.body.state).toBe('awaiting_payment')
    const plans = await plansFor(owner, job.id)
    expect(plans).toMatchObject({
      provider: 'test',
      currency: 'USD',
      fee: { planId: 'posting_job', amountMinor: 1500, days: 30 },
      open: null,
    })
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    expect(placed).toMatchObject({ state: 'created', amountMinor: 1500, number: expect.any(Number) })
    expect((await choose(world, placed, 'pay')).statusCode).toBe(303)
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'fulfilled', checkoutUrl: null })
    expect(await stateOf(world, owner, job.id)).toBe('active')
    const mail = (await world.outbox()).findLast(({ to }) => to === owner.email)
    expect(mail?.subject).toBe(`Receipt for your payment #${placed.number}`)
    expect(mail?.text).toContain('Job listing, 30 days: $15')
    expect(mail?.text).toContain('no money has moved')
    expect(await kindsFor(owner)).toContain('payment_received')
  })

  it('is due for the first room of an agent', async () => {
    const agent = await settled('Gezahegn')
    const mark = { userId: agent.userId, isAgent: true, reason: 'Lets the homes of others.' }
    await world.call(markAgent, mark, world.people.hanna)
    const first = await posted(world, agent, roomOf(world), 3)
    expect(first.state).toBe('awaiting_payment')
    expect((await plansFor(agent, first.id)).fee).toMatchObject({
      planId: 'posting_rooms',
      amountMinor: 1000,
    })
    const sofa = await posted(world, agent, RIDE)
    expect(sofa.state).not.toBe('awaiting_payment')
  })

  it('is due for the third room and its renewal, and for none of what is free', async () => {
    const owner = await settled('Bekele')
    expect((await posted(world, owner, RIDE)).state).not.toBe('awaiting_payment')
    const job = await drafted(world, owner, { ...jobOf(world), subcategory: 'household' })
    expect((await plansFor(owner, job.id)).fee).toBeNull()
    const room = roomOf(world)
    const rooms = []
    for (const n of [1, 2, 3])
      rooms.push(await posted(world, owner, { ...room, title: `A room with a window ${n}` }, 3))
    expect(rooms.map(({ state }) => state === 'awaiting_payment')).toEqual([false, false, true])
    const third = rooms[2]
    if (!third) throw new Error('There are three rooms.')
    await choose(world, (await order(world, owner, third.id, 'posting_rooms')).body, 'pay')
    expect(await stateOf(world, owner, third.id)).toBe('active')

    await world.clock.advance(28 * DAY)
    const mail = (await world.outbox()).findLast(({ subject }) => subject.includes(third.title))
    const token = /token=([\w.-]+)/.exec(mail?.action_link ?? '')?.[1] ?? ''
    const renewals = [
      await world.call(renewListing, { listingId: third.id }, owner),
      await world.call(renewByLink, { token }),
    ]
    expect(renewals.map(({ error }) => error.code)).toEqual(['listings.fee-due', 'listings.fee-due'])
    expect(renewals.map(({ error }) => error.details)).toEqual([
      { listingId: third.id },
      { listingId: third.id },
    ])
    expect(await plansFor(owner, third.id)).toMatchObject({
      fee: { planId: 'posting_rooms' },
      isFeeOptional: true,
    })
    // it is promoted without being renewed
    expect((await order(world, owner, third.id, 'highlight_7')).status).toBe(200)
    await choose(world, (await order(world, owner, third.id, 'posting_rooms')).body, 'pay')
    const { body } = await world.call(readOwnListing, { listingId: third.id }, owner)
    const days = (Date.parse(body.expiresAt ?? '') - world.clock.now().getTime()) / (DAY * 1000)
    expect(Math.round(days)).toBe(32)
  })

  it('is asked anew when what awaits it is edited, and not asked twice', async () => {
    const owner = await settled('Chaltu')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    const edited = await world.call(
      updateListing,
      {
        listingId: job.id,
        version: job.version,
        content: { ...job.content, title: 'Another title of the same job' },
      },
      owner,
    )
    expect(edited.body.state).toBe('draft')
    await choose(world, placed, 'pay')
    expect(await stateOf(world, owner, job.id)).toBe('draft')
    const { body: published } = await world.call(
      publishListing,
      { listingId: job.id, version: edited.body.version },
      owner,
    )
    expect(published.state).toBe('active')
  })

  it('is not evaded by an edit', async () => {
    const owner = await settled('Desta')
    const shop = jobOf(world)
    const job = await posted(world, owner, {
      ...shop,
      title: 'Help with our children at home',
      details: { ...shop.details, employment_type: 'volunteer' },
    })
    expect(job.state).toBe('active')
    const { error } = await world.call(
      updateListing,
      {
        listingId: job.id,
        version: job.version,
        content: { ...job.content, details: { ...job.content.details, employment_type: 'full_time' } },
      },
      owner,
    )
    expect(error.code).toBe('listings.fee-due')
  })

  it('stays where a listing that others saw is removed', async () => {
    const owner = await settled('Fikru')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    await choose(world, placed, 'pay')
    await world.call(
      reportListing,
      { listingId: job.id, report: { reason: 'spam', detail: 'It is no job.' } },
      world.people.sara,
    )
    await settle(world, world.people.hanna, job.id, [{ kind: 'remove' }], { rule: 'spam' })
    expect(await stateOf(world, owner, job.id)).toBe('removed')
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'fulfilled', refundedMinor: 0 })
  })
})

describe('promotion', () => {
  it('puts a listing on top and makes it stand out, for days that follow on', async () => {
    const owner = await settled('Habtamu')
    const sofa = await posted(world, owner, { ...SOFA, title: 'A sofa to be promoted here' }, 1)
    const buy = async (...planIds: PlanId[]) => {
      const { body } = await order(world, owner, sofa.id, ...planIds)
      await choose(world, body, 'pay')
      return readBack(world, owner, body)
    }
    const found = async () =>
      (await world.call(searchListings, { featured: true }, null)).body.items.map(({ id }) => id)
    expect(await found()).not.toContain(sofa.id)
    expect((await buy('featured_3', 'highlight_7', 'bump')).state).toBe('fulfilled')
    expect(await found()).toContain(sofa.id)
    expect((await buy('featured_3')).state).toBe('fulfilled')
    const { running } = await plansFor(owner, sofa.id)
    expect(running.map(({ product }) => product)).toEqual(['featured', 'highlight', 'featured'])
    expect(running.map(({ cameOfIt }) => cameOfIt)).toEqual([
      { views: 0, messages: 0 },
      { views: 0, messages: 0 },
      null,
    ])
    await world.clock.advance(5 * DAY)
    expect(await found()).toContain(sofa.id)
    await world.clock.advance(DAY + 60)
    await world.runJobs()
    expect(await found()).not.toContain(sofa.id)
    expect(await kindsFor(owner)).toContain('promotion_ended')
  })

  it('is not sold to who is new, nor for what is not on offer', async () => {
    const owner = await world.newPerson('Iyasu')
    const sofa = await posted(world, owner, { ...SOFA, title: 'A sofa of somebody new here' }, 1)
    const refused = await order(world, owner, sofa.id, 'featured_3')
    expect(refused.error.code).toBe(
      (await stateOf(world, owner, sofa.id)) === 'active'
        ? 'payments.no-promotion'
        : 'payments.not-for-listing',
    )
    const draft = await drafted(world, owner, { ...SOFA, title: 'A sofa that is a draft' }, 1)
    expect((await order(world, owner, draft.id, 'featured_3')).error.code).toBe('payments.not-for-listing')
    expect(await plansFor(owner, draft.id)).toMatchObject({ promotions: [], noPromotion: 'not_on_offer' })
  })

  it('begins with the listing when it is bought before that is on offer', async () => {
    const owner = await settled('Jember')
    const job = await unpaidJob(world, owner)
    const { body } = await order(world, owner, job.id, 'posting_job', 'featured_7')
    await choose(world, body, 'pay')
    expect(await stateOf(world, owner, job.id)).toBe('active')
    const { running } = await plansFor(owner, job.id)
    const ends = running.map(({ endsAt }) => Date.parse(endsAt ?? '') - world.clock.now().getTime())
    expect(ends.map((ms) => Math.round(ms / (DAY * 1000)))).toEqual([30, 7])
  })
})

describe('an order', () => {
  it('is for members, and of others as little as missing ones', async () => {
    const owner = await settled('Kidan')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    const orderId = placed.id
    const input = { listingId: job.id, planIds: ['posting_job'], currency: 'USD', amountMinor: 1500 } as const
    const asVisitor = [
      await world.call(listPlans, { listingId: job.id }),
      await world.call(createOrder, { ...input, planIds: [...input.planIds] }),
      await world.call(readOrder, { orderId }),
      await world.call(checkOrder, { orderId }),
      await world.call(cancelOrder, { orderId }),
      await world.call(listOrders, {}),
    ]
    expect(asVisitor.map(({ error }) => error.code)).toEqual(asVisitor.map(() => 'auth.signed-out'))
    const other = world.people.sara
    const nowhere = OrderId.parse(uuidv7())
    for (const id of [orderId, nowhere]) {
      const refusals = [
        await world.call(readOrder, { orderId: id }, other),
        await world.call(checkOrder, { orderId: id }, other),
        await world.call(cancelOrder, { orderId: id }, other),
      ]
      expect(refusals.map(({ error }) => error.code)).toEqual(refusals.map(() => 'payments.not-found'))
    }
    for (const listingId of [job.id, ListingId.parse(uuidv7())]) {
      expect((await world.call(listPlans, { listingId }, other)).error.code).toBe('payments.not-found')
      expect((await order(world, other, listingId, 'posting_job')).error.code).toBe('payments.not-found')
    }
    expect((await world.call(listOrders, {}, other)).body.items).toEqual([])
  })

  it.for([
    { planIds: [] },
    { planIds: ['featured_3', 'featured_7'] },
    { planIds: ['gold'] },
    { currency: 'ERN' },
    { amountMinor: 0 },
    { amountMinor: 1.5 },
  ])('takes no %j', async (wrong) => {
    const payload = { listingId: uuidv7(), planIds: ['bump'], currency: 'USD', amountMinor: 200, ...wrong }
    const answer = await world.inject({ method: 'POST', url: '/api/orders', payload, as: world.people.sara })
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('is the same for the same choice, and ends with another one', async () => {
    const owner = await settled('Lulit')
    const job = await unpaidJob(world, owner)
    const both = await Promise.all([
      order(world, owner, job.id, 'posting_job'),
      order(world, owner, job.id, 'posting_job'),
    ])
    const [first, second] = both.map(({ body }) => body)
    expect(second).toMatchObject({ id: first?.id, checkoutUrl: first?.checkoutUrl })
    const { body: other } = await order(world, owner, job.id, 'posting_job', 'highlight_7')
    expect(other.id).not.toBe(first?.id)
    await world.runJobs()
    if (!first) throw new Error('There is an order.')
    expect(await readBack(world, owner, first)).toMatchObject({ state: 'cancelled', checkoutUrl: null })
    expect((await plansFor(owner, job.id)).open?.id).toBe(other.id)
    expect((await choose(world, first, 'pay')).statusCode).toBe(303)
    expect(await readBack(world, owner, first)).toMatchObject({ state: 'cancelled', refundedMinor: 0 })
  })

  it('is held to the sum that was seen, and holds its price once it is there', async () => {
    const owner = await settled('Mulu')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    await world.db
      .updateTable('payment_price')
      .set({ amount_minor: 1800 })
      .where('plan_id', '=', 'posting_job')
      .execute()
    const later = await unpaidJob(world, owner)
    const { error } = await order(world, owner, later.id, 'posting_job')
    expect(error).toMatchObject({ code: 'payments.price-changed', details: { amountMinor: 1800 } })
    await choose(world, placed, 'pay')
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'fulfilled', amountMinor: 1500 })
    await world.db
      .updateTable('payment_price')
      .set({ amount_minor: 1500 })
      .where('plan_id', '=', 'posting_job')
      .execute()
  })

  it('cannot pay for what is not due, is paid, or is not sold any more', async () => {
    const owner = await settled('Negash')
    const sofa = await posted(world, owner, { ...SOFA, title: 'A sofa that costs nothing to post' }, 1)
    expect((await order(world, owner, sofa.id, 'posting_job')).error.code).toBe('payments.not-for-listing')
    const job = await unpaidJob(world, owner)
    expect((await order(world, owner, job.id, 'highlight_7')).error.code).toBe('payments.not-for-listing')
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    await choose(world, placed, 'pay')
    expect((await order(world, owner, job.id, 'posting_job')).error.code).toBe('payments.paid-already')
    await world.db.updateTable('payment_plan').set({ is_offered: false }).where('id', '=', 'bump').execute()
    expect((await order(world, owner, job.id, 'bump')).error.code).toBe('payments.not-offered')
    await world.db.updateTable('payment_plan').set({ is_offered: true }).where('id', '=', 'bump').execute()
  })

  it('is refused by the bank, and another one takes its turn', async () => {
    const owner = await settled('Obse')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    await choose(world, placed, 'fail')
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'failed', checkoutUrl: null })
    expect(await stateOf(world, owner, job.id)).toBe('awaiting_payment')
    expect(await kindsFor(owner)).toContain('payment_failed')
    const { body: next } = await order(world, owner, job.id, 'posting_job')
    await choose(world, next, 'later')
    expect(await readBack(world, owner, next)).toMatchObject({ state: 'processing' })
    expect((await order(world, owner, job.id, 'posting_job')).error.code).toBe('payments.paid-already')
    expect((await world.call(cancelOrder, { orderId: next.id }, owner)).body.state).toBe('processing')
    await choose(world, { checkoutUrl: next.checkoutUrl }, 'arrive')
    expect(await readBack(world, owner, next)).toMatchObject({ state: 'fulfilled' })
    expect(await stateOf(world, owner, job.id)).toBe('active')
    const listed = await world.call(listOrders, {}, owner)
    expect(listed.body.items.map(({ state }) => state)).toEqual(['fulfilled', 'failed'])
  })

  it('expires after its day, and is asked about before that', async () => {
    const owner = await settled('Rahel')
    const [job, lost] = [await unpaidJob(world, owner), await unpaidJob(world, owner)]
    const { body: unpaid } = await order(world, owner, job.id, 'posting_job')
    const { body: paid } = await order(world, owner, lost.id, 'posting_job')
    // the report of this payment got lost
    await world.db
      .updateTable('test_payment')
      .set({ state: 'paid' })
      .where('order_id', '=', paid.id)
      .execute()
    await world.clock.advance(DAY + 3600)
    await world.runJobs()
    expect(await readBack(world, owner, unpaid)).toMatchObject({ state: 'expired', checkoutUrl: null })
    expect(await readBack(world, owner, paid)).toMatchObject({ state: 'fulfilled' })
  })

  it('is asked about at the provider when its buyer wants to know', async () => {
    const owner = await settled('Senait')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    expect((await world.call(checkOrder, { orderId: placed.id }, owner)).body.state).toBe('created')
    await world.db
      .updateTable('test_payment')
      .set({ state: 'paid' })
      .where('order_id', '=', placed.id)
      .execute()
    expect((await world.call(checkOrder, { orderId: placed.id }, owner)).body.state).toBe('fulfilled')
  })
})

describe('the page of a test payment', () => {
  it('is shown to whoever holds its address', async () => {
    const shown = await world.inject({ method: 'GET', url: '/test-payment/test_nothing' })
    expect(shown.statusCode).toBe(404)
    const owner = await settled('Tigist')
    const job = await unpaidJob(world, owner)
    const { body: placed } = await order(world, owner, job.id, 'posting_job')
    const page = await world.inject({ method: 'GET', url: new URL(placed.checkoutUrl ?? '').pathname })
    expect(page.body).toContain('Test payment — no money moves')
    expect((await choose(world, placed, 'nonsense')).statusCode).toBe(400)
    const cancelled = await choose(world, placed, 'cancel')
    expect(cancelled.headers.location).toContain(`/#/payment?listing=${job.id}`)
  })
})
