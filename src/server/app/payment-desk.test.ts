import { describe, expect, it } from 'vitest'
import { listLog } from '#contract/staff/log/list-log.ts'
import { changePlan } from '#contract/payments/desk/change-plan.ts'
import { listAllOrders } from '#contract/payments/desk/list-all-orders.ts'
import { listSoldPlans } from '#contract/payments/desk/list-sold-plans.ts'
import { refundOrder } from '#contract/payments/desk/refund-order.ts'
import { MANAGER_REFUND_MAX } from '#contract/payments/desk/staff-order.ts'
import { type Order, OrderId } from '#contract/payments/orders/order.ts'
import { listPlans } from '#contract/payments/plans/list-plans.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import { freshWorld } from '#server/testing/world.ts'
import { choose, order, readBack, unpaidJob } from './payments.fixture.ts'

const world = freshWorld({ env: { TEST_PAYMENTS: 'true' } })

async function paid(name: string): Promise<{ owner: Person; placed: Order }> {
  const owner = await world.newPerson(name)
  const job = await unpaidJob(world, owner)
  const { body: placed } = await order(world, owner, job.id, 'posting_job')
  await choose(world, placed, 'pay')
  return { owner, placed }
}

const back = (placed: Order, amountMinor: number, refundableMinor: number, as: Person | null) =>
  world.call(
    refundOrder,
    { orderId: placed.id, amountMinor, refundableMinor, note: 'It was posted by mistake.' },
    as,
  )

describe('what is sold', () => {
  it('is looked at and changed by admins alone', async () => {
    const change = {
      planId: 'bump',
      version: 1,
      isOffered: true,
      prices: [{ currency: 'USD', amountMinor: 300 }],
    } as const
    const wanted = { ...change, prices: [...change.prices] }
    for (const [as, code] of [
      [null, 'auth.signed-out'],
      [world.people.sara, 'auth.forbidden'],
      [world.people.hanna, 'auth.forbidden'],
    ] as const) {
      expect((await world.call(listSoldPlans, {}, as)).error.code).toBe(code)
      expect((await world.call(changePlan, wanted, as)).error.code).toBe(code)
    }
  })

  it.for([
    { prices: [] },
    { prices: [{ currency: 'EUR', amountMinor: 300 }] },
    { prices: [{ currency: 'USD', amountMinor: 49 }] },
    { prices: [{ currency: 'USD', amountMinor: 3.5 }] },
    {
      prices: [
        { currency: 'USD', amountMinor: 300 },
        { currency: 'USD', amountMinor: 400 },
      ],
    },
    { prices: [{ currency: 'ERN', amountMinor: 300 }] },
  ])('takes no %j', async (wrong) => {
    const payload = { version: 1, isOffered: true, ...wrong }
    const answer = await world.inject({
      method: 'PUT',
      url: '/api/staff/plans/bump',
      payload,
      as: world.people.dawit,
    })
    expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('changes for orders to come, once, and is logged', async () => {
    const { dawit } = world.people
    const owner = await world.newPerson('Almaz')
    const job = await unpaidJob(world, owner)
    const prices = [
      { currency: 'USD' as const, amountMinor: 1700 },
      { currency: 'CAD' as const, amountMinor: 2300 },
    ]
    const change = { planId: 'posting_job' as const, version: 1, isOffered: true, prices }
    const both = await Promise.all([
      world.call(changePlan, change, dawit),
      world.call(changePlan, change, dawit),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('payments.plan-changed')
    const { body } = await world.call(listSoldPlans, {}, dawit)
    expect(body.items[0]).toEqual({
      planId: 'posting_job',
      product: 'posting',
      days: 30,
      isOffered: true,
      version: 2,
      prices,
    })
    const plans = await world.call(listPlans, { listingId: job.id }, owner)
    expect(plans.body.fee?.amountMinor).toBe(1700)
    const log = await world.call(listLog, { action: 'change_plan' }, dawit)
    expect(log.body.items).toMatchObject([{ action: 'change_plan', note: 'posting_job' }])
    const again = {
      ...change,
      version: 2,
      isOffered: false,
      prices: [{ currency: 'USD' as const, amountMinor: 1500 }],
    }
    await world.call(changePlan, again, dawit)
    expect((await world.call(listPlans, { listingId: job.id }, owner)).body.fee).toBeNull()
    await world.call(changePlan, { ...again, version: 3, isOffered: true }, dawit)
  })
})

describe('orders of everybody', () => {
  it('are for staff', async () => {
    const { placed } = await paid('Bekele')
    for (const [as, code] of [
      [null, 'auth.signed-out'],
      [world.people.sara, 'auth.forbidden'],
    ] as const) {
      expect((await world.call(listAllOrders, {}, as)).error.code).toBe(code)
      expect((await back(placed, 100, 1500, as)).error.code).toBe(code)
    }
  })

  it('are found by number, with whose they are and what can go back', async () => {
    const { owner, placed } = await paid('Chaltu')
    const { body } = await world.call(listAllOrders, { number: String(placed.number) }, world.people.hanna)
    expect(body.items).toMatchObject([
      { id: placed.id, buyer: { userId: owner.userId, name: owner.fullName }, refundableMinor: 1500 },
    ])
    expect((await world.call(listAllOrders, { filter: 'problem' }, world.people.hanna)).body.items).toEqual(
      [],
    )
    await world.db
      .updateTable('payment_order')
      .set({ state: 'disputed' })
      .where('id', '=', placed.id)
      .execute()
    const problems = await world.call(listAllOrders, { filter: 'problem' }, world.people.hanna)
    expect(problems.body.items.map(({ id }) => id)).toEqual([placed.id])
  })

  it.for([{ amountMinor: 0 }, { amountMinor: -5 }, { note: 'no' }, { note: 'x'.repeat(501) }])(
    'give back no %j',
    async (wrong) => {
      const payload = { amountMinor: 100, refundableMinor: 1500, note: 'By mistake.', ...wrong }
      const url = `/api/staff/orders/${uuidv7()}/refunds`
      const answer = await world.inject({ method: 'POST', url, payload, as: world.people.hanna })
      expect(answer.json()).toMatchObject({ error: { code: 'request.invalid' } })
    },
  )

  it('give back a part, once for two of staff at the same time, and are logged', async () => {
    const { owner, placed } = await paid('Desta')
    const both = await Promise.all([
      back(placed, 500, 1500, world.people.hanna),
      back(placed, 500, 1500, world.people.dawit),
    ])
    expect(both.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.error.code).toBe('payments.refund-changed')
    await world.runJobs()
    expect(await readBack(world, owner, placed)).toMatchObject({
      state: 'partially_refunded',
      refundedMinor: 500,
    })
    expect((await back(placed, 1001, 1000, world.people.hanna)).error.code).toBe('payments.not-refundable')
    expect((await back(placed, 1000, 1000, world.people.hanna)).body.refundableMinor).toBe(0)
    await world.runJobs()
    expect(await readBack(world, owner, placed)).toMatchObject({ state: 'refunded', refundedMinor: 1500 })
    expect((await back(placed, 1, 1, world.people.dawit)).error.code).toBe('payments.not-refundable')
    const log = await world.call(listLog, { action: 'refund' }, world.people.dawit)
    expect(log.body.items[0]?.note).toBe(`#${placed.number} · 1000 USD · It was posted by mistake.`)
  })

  it('give back more by admins alone', async () => {
    const { placed } = await paid('Eyerus')
    await world.db
      .updateTable('payment_order')
      .set({ amount_minor: 9000 })
      .where('id', '=', placed.id)
      .execute()
    const refused = await back(placed, MANAGER_REFUND_MAX + 1, 9000, world.people.hanna)
    expect(refused.error.code).toBe('payments.refund-limit')
    expect((await back(placed, MANAGER_REFUND_MAX, 9000, world.people.hanna)).status).toBe(200)
    expect((await back(placed, 1, 4000, world.people.hanna)).error.code).toBe('payments.refund-limit')
    expect((await back(placed, 4000, 4000, world.people.dawit)).status).toBe(200)
  })

  it('are not there, or brought no money in', async () => {
    const owner = await world.newPerson('Fikru')
    const job = await unpaidJob(world, owner)
    const { body: unpaid } = await order(world, owner, job.id, 'posting_job')
    expect((await back(unpaid, 100, 1500, world.people.dawit)).error.code).toBe('payments.not-refundable')
    const nowhere = { ...unpaid, id: OrderId.parse(uuidv7()) }
    expect((await back(nowhere, 100, 1500, world.people.dawit)).error.code).toBe('payments.not-found')
  })
})
