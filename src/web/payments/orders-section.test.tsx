import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Order } from '#contract/payments/orders/order.ts'
import { listOrders } from '#contract/payments/orders/list-orders.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { fake, fakeServer } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { OrdersSection } from './orders-section.tsx'
import { orderOf } from './payment.fixture.ts'

function show(items: Order[]) {
  setTransport({ fetch: fakeServer(fake(listOrders)(() => ({ items, nextCursor: null }))) })
  return render(<OrdersSection />, { person: { id: 'somebody' } })
}

test('says what will stand here', async () => {
  await show([])
  expect(await screen.findByText('You have not paid for anything yet')).toBeTruthy()
})

test('an order has its lines, its tax, its sum and what went back', async () => {
  const at = '2026-11-03T10:00:00.000Z'
  await show([
    orderOf({
      state: 'refunded',
      taxMinor: 120,
      listing: null,
      refunds: [
        { amountMinor: 1000, reason: 'staff', state: 'succeeded', at },
        { amountMinor: 620, reason: 'rejected', state: 'failed', at },
      ],
    }),
  ])
  expect(await screen.findByText('Order #1001')).toBeTruthy()
  expect(screen.getByText('A listing that was deleted')).toBeTruthy()
  expect(screen.getByText('Posting fee · 30 days')).toBeTruthy()
  expect(screen.getByText('$1.20')).toBeTruthy()
  expect(screen.getByText('$16.20')).toBeTruthy()
  expect(screen.getByText('−$10')).toBeTruthy()
  expect(screen.getByText(/did not arrive/)).toBeTruthy()
})
