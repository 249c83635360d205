import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { changePlan } from '#contract/payments/desk/change-plan.ts'
import { listAllOrders } from '#contract/payments/desk/list-all-orders.ts'
import { listSoldPlans } from '#contract/payments/desk/list-sold-plans.ts'
import { refundOrder } from '#contract/payments/desk/refund-order.ts'
import type { SoldPlan } from '#contract/payments/desk/sold-plan.ts'
import type { StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { orderOf } from '#web/payments/payment.fixture.ts'
import { DeskPart } from './desk-part.tsx'

const BUMP: SoldPlan = {
  planId: 'bump',
  product: 'bump',
  days: null,
  isOffered: true,
  version: 3,
  prices: [{ currency: 'USD', amountMinor: 250 }],
}
const staffOrder = (change: Partial<StaffOrder> = {}): StaffOrder => ({
  ...orderOf({ state: 'fulfilled', paidAt: '2026-11-01T10:05:00.000Z' }),
  buyer: null,
  refundableMinor: 1500,
  ...change,
})

function show(orders: StaffOrder[], ...more: Fake[]) {
  setTransport({
    fetch: fakeServer(
      fake(listSoldPlans)(() => ({ items: [BUMP] })),
      fake(listAllOrders)(({ filter }) => ({ items: filter === 'problem' ? [] : orders, nextCursor: null })),
      ...more,
    ),
  })
  return render(<DeskPart />, { person: { id: 'dawit', role: 'admin' }, path: '/admin?tab=payments' })
}

test('a price is typed in whole money and saved over the version that was seen', async () => {
  const asked: unknown[] = []
  const { user } = await show(
    [],
    fake(changePlan)((input) => {
      asked.push(input)
      return BUMP
    }),
  )
  const form = within(await screen.findByRole('group', { name: 'Prices: Move to the top' }))
  const dollars = form.getByRole('textbox', { name: 'USD' })
  expect(dollars).toHaveProperty('value', '2.50')
  await user.clear(dollars)
  expect(screen.getByRole('button', { name: 'Save: Move to the top' })).toHaveProperty('disabled', true)
  await user.type(dollars, '3')
  await user.type(form.getByRole('textbox', { name: 'CAD' }), '4,10')
  await user.click(screen.getByRole('checkbox', { name: 'For sale' }))
  await user.click(screen.getByRole('button', { name: 'Save: Move to the top' }))
  await waitFor(() =>
    expect(asked).toEqual([
      {
        planId: 'bump',
        version: 3,
        isOffered: false,
        prices: [
          { currency: 'USD', amountMinor: 300 },
          { currency: 'CAD', amountMinor: 410 },
        ],
      },
    ]),
  )
})

test('a refund needs an amount that is left and a reason, and says why it was refused', async () => {
  const asked: unknown[] = []
  const { user } = await show(
    [staffOrder()],
    fake(refundOrder)((input) => {
      asked.push(input)
      return new Refusal('payments.refund-changed', { left: 100 })
    }),
  )
  await user.click(await screen.findByRole('button', { name: 'Refund order #1001' }))
  const sheet = within(await screen.findByRole('dialog'))
  const amount = sheet.getByRole('textbox', { name: 'Amount in USD' })
  await user.clear(amount)
  await user.type(amount, '16')
  await user.click(sheet.getByRole('button', { name: 'Refund' }))
  expect(asked).toEqual([])
  await user.clear(amount)
  await user.type(amount, '5.50')
  await user.type(sheet.getByRole('textbox', { name: 'Why?' }), 'Paid by mistake')
  await user.click(sheet.getByRole('button', { name: 'Refund' }))
  expect(await screen.findByText(/Somebody else has returned some of it/)).toBeTruthy()
  expect(asked).toEqual([
    { orderId: orderOf().id, amountMinor: 550, refundableMinor: 1500, note: 'Paid by mistake' },
  ])
})

test('says where no order is found, and whose buyer is gone', async () => {
  await show([staffOrder({ refundableMinor: 0 })])
  expect(await screen.findByText('The buyer’s account is gone')).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull()
})
