import { sql } from 'kysely'
import { Stripe } from 'stripe'
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { listNotifications } from '#contract/notifications/list-notifications.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import { cancelOrder } from '#contract/payments/orders/cancel-order.ts'
import { checkOrder } from '#contract/payments/orders/check-order.ts'
import { createOrder } from '#contract/payments/orders/create-order.ts'
import type { Order } from '#contract/payments/orders/order.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { startStripeEndpoint, type StripeSession } from '#server/testing/stripe-endpoint.ts'
import { freshWorld } from '#server/testing/world.ts'
import { order, readBack, stateOf, unpaidJob } from './payments.fixture.ts'

const stripe = await startStripeEndpoint()
afterAll(() => stripe.stop())
const SECRET = 'whsec_of_these_tests'
const world = freshWorld({
  listen: true,
  env: { STRIPE_SECRET_KEY: 'sk_test_these', STRIPE_WEBHOOK_SECRET: SECRET, STRIPE_API_URL: stripe.url },
})

beforeEach(() => stripe.fail(null))

interface Sent {
  id?: string
  secret?: string
  /** Seconds that its signature is old. */
  age?: number
  signature?: string
}

/** An event as Stripe sends it, over HTTP. */
async function send(type: string, object: unknown, { id, secret, age = 0, signature }: Sent = {}) {
  const payload = JSON.stringify({
    id: id ?? `evt_${uuidv7()}`,
    object: 'event',
    api_version: '2026-10-29',
    created: 1,
    type,
    data: { object },
  })
  const timestamp = Math.floor(world.clock.now().getTime() / 1000) - age
  const signed = Stripe.webhooks.generateTestHeaderString({ payload, secret: secret ?? SECRET, timestamp })
  const answer = await fetch(`${world.url}/webhooks/stripe`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature ?? signed },
    body: payload,
  })
  return { status: answer.status, body: (await answer.json()) as unknown }
}

const sessionOf = (placed: Order): StripeSession => {
  const found = [...stripe.sessions.values()].find(
    ({ client_reference_id }) => client_reference_id === placed.id,
  )
  if (!found) throw new Error('No session was opened for this order.')
  return found
}

async function begun(name: string): Promise<{ owner: Person; job: OwnListing; placed: Order }> {
  const owner = await world.newPerson(name)
  const job = await unpaidJob(world, owner)
  const { body: placed } = await order(world, owner, job.id, 'posting_job')
  return { owner, job, placed }
}

const grantsOf = (job: OwnListing) =>
  world.db.selectFrom('payment_grant').select('product').where('listing_id', '=', job.id).execute()
const outcomes = async (placed: Order) =>
  (
    await world.db
      .selectFrom('payment_event')
      .select('outcome')
      .where('order_id', '=', placed.id)
      .orderBy('received_at')
      .execute()
  ).map(({ outcome }) => outcome)

describe('a checkout', () => {
  it('is opened at Stripe with the prices of the order, once', async () => {
    const { owner, job, placed } = await begun('Abeba')
    expect(placed).toMatchObject({ provider: 'stripe', checkoutUrl: sessionOf(placed).url })
    await order(world, owner, job.id, 'posting_job')
    const asked = stripe.asked.filter(({ form }) => form.get('client_reference_id') === placed.id)
    expect(asked).toHaveLength(1)
    expect(asked[0]).toMatchObject({
      method: 'POST',
      path: '/v1/checkout/sessions',
      authorization: 'Bearer sk_test_these',
      idempotencyKey: `order ${placed.id}`,
    })
    const form = Object.fromEntries(asked[0]?.form ?? [])
    expect(form).toMatchObject({
      mode: 'payment',
      'line_items[0][price_data][unit_amount]': '1500',
      'line_items[0][price_data][currency]': 'usd',
      'line_items[0][price_data][product_data][name]': 'Job listing, 30 days',
      customer_email: owner.email,
    })
    expect(form['success_url']).toContain(`/#/listing-payment-success?order=${placed.id}`)
  })

  it('says so when Stripe does not answer, and is opened by the next try', async () => {
    const owner = await world.newPerson('Bethlehem')
    const job = await unpaidJob(world, owner)
    stripe.fail(500)
    const refused = await order(world, owner, job.id, 'posting_job')
    expect([refused.status, refused.error.code]).toEqual([503, 'payments.provider-away'])
    stripe.fail(null)
    const { body } = await order(world, owner, job.id, 'posting_job')
    expect(body).toMatchObject({ state: 'created', checkoutUrl: sessionOf(body).url })
  })

  it('is ended at Stripe when its order is cancelled', async () => {
    const { owner, placed } = await begun('Dagmawit')
    await world.call(cancelOrder, { orderId: placed.id }, owner)
    await world.runJobs()
    expect(sessionOf(placed).status).toBe('expired')
  })
})

describe('an event', () => {
  it('pays and publishes once, however often and from wherever it comes at once', async () => {
    const { owner, job, placed } = await begun('Elsabet')
    const session = stripe.pay(sessionOf(placed).id)
    const id = `evt_${uuidv7()}`
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => send('checkout.session.completed', session, { id })),
    )
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200))
    expect(await outcomes(placed)).toEqual(['applied'])
    expect(await grantsOf(job)).toEqual([{ product: 'posting' }])
    expect(await stateOf(world, owner, job.id)).toBe('active')
    const receipts = (await world.outbox()).filter(
      ({ to, subject }) => to === owner.email && /Receipt/.test(subject),
    )
    expect(receipts).toHaveLength(1)
  })

  it('is undone where somebody else has applied it since it was looked for', async () => {
    const { owner, job, placed } = await begun('Fikirte')
    const session = stripe.pay(sessionOf(placed).id)
    const id = `evt_${uuidv7()}`
    const countWaiting = async () => {
      const { rows } = await sql<{ waiting: number }>`
        select count(*)::int as waiting from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(world.db)
      return rows[0]?.waiting
    }
    const answer = await world.db.transaction().execute(async (tx) => {
      await tx.selectFrom('payment_order').select('id').where('id', '=', placed.id).forUpdate().execute()
      const late = send('checkout.session.completed', session, { id })
      await vi.waitFor(async () => expect(await countWaiting()).toBe(1), { timeout: 20_000 })
      const received_at = world.clock.now()
      await tx
        .insertInto('payment_event')
        .values({ provider: 'stripe', id, order_id: placed.id, outcome: 'unchanged', received_at })
        .execute()
      return [late]
    })
    expect(await Promise.all(answer)).toMatchObject([{ status: 200 }])
    expect((await readBack(world, owner, placed)).state).toBe('created')
    expect(await outcomes(placed)).toEqual(['unchanged'])
    expect(await grantsOf(job)).toEqual([])
  })

  it('counts once as well when twenty different ones say the same', async () => {
    const { job, placed } = await begun('Feven')
    const session = stripe.pay(sessionOf(placed).id)
    await Promise.all(Array.from({ length: 20 }, () => send('checkout.session.completed', session)))
    expect((await outcomes(placed)).toSorted()).toEqual([
      'applied',
      ...Array.from({ length: 19 }, () => 'unchanged'),
    ])
    expect(await grantsOf(job)).toHaveLength(1)
  })

  it.for([
    ['forged', 'Gelila', { secret: 'whsec_of_somebody_else' }],
    ['old', 'Hana', { age: 301 }],
    ['unsigned', 'Helen', { signature: '' }],
    ['signed with nonsense', 'Hermela', { signature: 't=1,v1=abc' }],
  ] as const)('is refused when it is %s', async ([, name, how]) => {
    const { owner, placed } = await begun(name)
    const { status, body } = await send('checkout.session.completed', stripe.pay(sessionOf(placed).id), how)
    expect([status, body]).toMatchObject([400, { error: { code: 'request.malformed' } }])
    expect((await readBack(world, owner, placed)).state).toBe('created')
  })

  it('is ignored when it is about something else', async () => {
    expect((await send('customer.created', { id: 'cus_1' })).status).toBe(200)
    expect((await send('charge.refunded', { nothing: true })).status).toBe(200)
    expect((await send('checkout.session.completed', null)).status).toBe(200)
  })

  it('of an unknown order changes nothing, is logged, and admins look where it names one of ours', async () => {
    const session: StripeSession = { ...stripe.pay(sessionOf((await begun('Hiwot')).placed).id) }
    for (const reference of [uuidv7(), 'not-ours', '-'.repeat(36), null]) {
      const stranger = { ...session, id: `cs_${uuidv7()}`, client_reference_id: reference }
      expect((await send('checkout.session.completed', stranger)).status).toBe(200)
    }
    expect(world.logLines.some(({ message }) => message === 'a payment of no known order came in')).toBe(true)
    const { items } = (await world.call(listNotifications, {}, world.people.dawit)).body
    expect(items.filter(({ notice }) => notice.kind === 'payment_unknown')).toHaveLength(1)
  })

  it.for([
    ['sum', 'Kalkidan', { amount_subtotal: 100 }],
    ['currency', 'Konjit', { currency: 'etb' }],
  ] as const)('of another %s than ordered gives nothing and is logged', async ([, name, wrong]) => {
    const { owner, job, placed } = await begun(name)
    await send('checkout.session.completed', { ...stripe.pay(sessionOf(placed).id), ...wrong })
    expect((await readBack(world, owner, placed)).state).toBe('created')
    expect(await outcomes(placed)).toEqual(['wrong_amount'])
    expect(await stateOf(world, owner, job.id)).toBe('awaiting_payment')
  })

  it('changes nothing when it comes in another order', async () => {
    const { owner, placed } = await begun('Liya')
    const session = stripe.pay(sessionOf(placed).id)
    await send('checkout.session.async_payment_succeeded', session)
    await send('checkout.session.completed', { ...session, payment_status: 'unpaid' })
    await send('checkout.session.expired', { ...session, payment_status: 'unpaid', status: 'expired' })
    await send('checkout.session.async_payment_failed', session)
    expect((await readBack(world, owner, placed)).state).toBe('fulfilled')
    expect(await outcomes(placed)).toEqual(['applied', 'unchanged', 'unchanged', 'unchanged'])
  })

  it('waits for a bank that takes days, and may hear no from it', async () => {
    const { owner, job, placed } = await begun('Marta')
    const session = { ...sessionOf(placed), status: 'complete', payment_intent: 'pi_slow' } as const
    await send('checkout.session.completed', session)
    expect((await readBack(world, owner, placed)).state).toBe('processing')
    await send('checkout.session.async_payment_failed', session)
    expect((await readBack(world, owner, placed)).state).toBe('failed')
    expect(await stateOf(world, owner, job.id)).toBe('awaiting_payment')
  })

  it('that comes before the answer names its session counts all the same', async () => {
    const { owner, placed } = await begun('Nardos')
    await world.db
      .updateTable('payment_order')
      .set({ provider_session: null })
      .where('id', '=', placed.id)
      .execute()
    await send('checkout.session.completed', stripe.pay(sessionOf(placed).id))
    expect((await readBack(world, owner, placed)).state).toBe('fulfilled')
  })
})

describe('money', () => {
  it('of a cancelled order goes back, with its tax, once', async () => {
    const { owner, placed } = await begun('Pawlos')
    const session = stripe.pay(sessionOf(placed).id, 120)
    await world.call(cancelOrder, { orderId: placed.id }, owner)
    await Promise.all([
      send('checkout.session.completed', session),
      send('checkout.session.completed', session),
      world.call(checkOrder, { orderId: placed.id }, owner),
    ])
    await world.runJobs()
    expect(stripe.refunded.get(session.payment_intent ?? '')).toBe(1620)
    const back = await readBack(world, owner, placed)
    expect(back).toMatchObject({ state: 'cancelled', taxMinor: 120, refundedMinor: 1620 })
    expect(back.refunds).toMatchObject([{ reason: 'late', state: 'succeeded' }])
  })

  it('of a second payment for one listing goes back', async () => {
    const { owner, job, placed } = await begun('Saba')
    await send('checkout.session.completed', stripe.pay(sessionOf(placed).id))
    // paid while the first payment was on its way, as a race could have it
    await world.db
      .updateTable('listing')
      .set({ state: 'draft', published_at: null })
      .where('id', '=', job.id)
      .execute()
    await world.db.updateTable('payment_grant').set({ revoked_at: new Date() }).execute()
    const { body: second } = await order(world, owner, job.id, 'posting_job')
    await world.db.updateTable('payment_grant').set({ revoked_at: null }).execute()
    const session = stripe.pay(sessionOf(second).id)
    await send('checkout.session.completed', session)
    await world.runJobs()
    expect(stripe.refunded.get(session.payment_intent ?? '')).toBe(1500)
    expect(await readBack(world, owner, second)).toMatchObject({ state: 'refunded', refundedMinor: 1500 })
  })

  it('that Stripe refuses to give back is logged, and stays to be seen to', async () => {
    const { owner, placed } = await begun('Selam')
    const session = stripe.pay(sessionOf(placed).id)
    stripe.refunded.set(session.payment_intent ?? '', 1500)
    await world.call(cancelOrder, { orderId: placed.id }, owner)
    await send('checkout.session.completed', session)
    await world.runJobs()
    expect((await readBack(world, owner, placed)).refunds).toMatchObject([{ state: 'failed' }])
    expect(world.logLines.some(({ message }) => message === 'a refund was refused')).toBe(true)
  })

  it('that is given back at Stripe itself is known here, and so is a dispute', async () => {
    const { owner, placed } = await begun('Tsion')
    const { payment_intent } = await payFor(placed)
    await send('charge.refunded', { payment_intent, amount_refunded: 500 })
    expect(await readBack(world, owner, placed)).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 500,
    })
    await send('charge.dispute.created', { payment_intent, status: 'needs_response' })
    expect((await readBack(world, owner, placed)).state).toBe('disputed')
    await send('charge.dispute.closed', { payment_intent, status: 'lost' })
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'refunded', refundedMinor: 1500 })

    const { owner: winner, placed: won } = await begun('Wubit')
    const { payment_intent: disputed } = await payFor(won)
    await send('charge.dispute.created', { payment_intent: disputed, status: 'needs_response' })
    await send('charge.dispute.closed', { payment_intent: disputed, status: 'won' })
    expect((await readBack(world, winner, won)).state).toBe('fulfilled')
  })

  it('that did not arrive after all is known to be missing', async () => {
    const { owner, placed } = await begun('Yodit')
    await world.call(cancelOrder, { orderId: placed.id }, owner)
    await send('checkout.session.completed', stripe.pay(sessionOf(placed).id))
    await world.runJobs()
    const { provider_refund } = await world.db
      .selectFrom('payment_refund')
      .select('provider_refund')
      .where('order_id', '=', placed.id)
      .executeTakeFirstOrThrow()
    await send('refund.failed', { id: provider_refund, status: 'failed' })
    expect((await readBack(world, owner, placed)).refunds).toMatchObject([{ state: 'failed' }])
  })

  it('is asked about where an event got lost', async () => {
    const { owner, placed } = await begun('Zebib')
    stripe.pay(sessionOf(placed).id)
    stripe.fail(500)
    expect((await world.call(checkOrder, { orderId: placed.id }, owner)).body.state).toBe('created')
    stripe.fail(null)
    expect((await world.call(checkOrder, { orderId: placed.id }, owner)).body.state).toBe('fulfilled')
  })
})

async function payFor(placed: Order): Promise<StripeSession> {
  const session = stripe.pay(sessionOf(placed).id)
  await send('checkout.session.completed', session)
  return session
}

it('asks for nothing in another currency than it has prices in', async () => {
  const owner = await world.newPerson('Aster')
  const job = await unpaidJob(world, owner)
  const input = { listingId: job.id, planIds: ['posting_job' as const], amountMinor: 1500 }
  const { error } = await world.call(createOrder, { ...input, currency: 'EUR' }, owner)
  expect(error.code).toBe('payments.price-changed')
})
