import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { readOwnListing } from '#contract/listings/own/read-own-listing.ts'
import { cancelOrder } from '#contract/payments/orders/cancel-order.ts'
import { createOrder } from '#contract/payments/orders/create-order.ts'
import { listPlans, type PlansOfListing } from '#contract/payments/plans/list-plans.ts'
import { readSite } from '#contract/site/read-site.ts'
import { siteOf } from '#web/app/shell/site.fixture.ts'
import { aDraft } from '#web/listings/posting/own-listing.fixture.ts'
import { setTransport } from '#web/platform/call/call.ts'
import { type Fake, fake, fakeServer, Refusal } from '#web/testing/fake-server.ts'
import { render } from '#web/testing/render.tsx'
import { LISTING, orderOf, plansOf } from '#web/payments/payment.fixture.ts'
import { PaymentPage } from '#web/payments/payment-page.tsx'

function show(plans: PlansOfListing, ...more: Fake[]) {
  setTransport({
    fetch: fakeServer(
      fake(listPlans)(() => plans),
      fake(readOwnListing)(() => ({ ...aDraft(), id: LISTING })),
      ...more,
    ),
  })
  return render(<PaymentPage />, { person: { id: 'somebody' }, path: `/payment?listing=${LISTING}` })
}

test('without a listing it asks for which', async () => {
  await render(<PaymentPage />, { path: '/payment' })
  expect(await screen.findByText(/Choose which of your listings/)).toBeTruthy()
})

test('the sum follows what is chosen, and is what is ordered', async () => {
  const asked: unknown[] = []
  const { user } = await show(
    plansOf(),
    fake(createOrder)((input) => {
      asked.push(input)
      return orderOf()
    }),
  )
  expect(await screen.findByRole('button', { name: 'Pay $15' })).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /3 days/ }))
  expect(screen.getByText('Featured', { selector: 'span' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Pay $20' }))
  await waitFor(() =>
    expect(asked).toEqual([
      { listingId: LISTING, planIds: ['posting_job', 'featured_3'], currency: 'USD', amountMinor: 2000 },
    ]),
  )
})

test('a price that has changed is said, and nothing is lost', async () => {
  const { user } = await show(
    plansOf(),
    fake(createOrder)(() => new Refusal('payments.price-changed', { amountMinor: 1800 })),
  )
  await user.click(await screen.findByRole('button', { name: 'Pay $15' }))
  expect(await screen.findByText(/The price has changed/)).toBeTruthy()
})

test('whoever came back unpaid goes on or cancels', async () => {
  const cancelled = vi.fn<() => void>()
  const { user } = await show(
    plansOf({ open: orderOf({ checkoutUrl: 'https://pay.example/1' }) }),
    fake(cancelOrder)(() => {
      cancelled()
      return orderOf({ state: 'cancelled' })
    }),
  )
  expect(await screen.findByRole('button', { name: 'Continue payment' })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Cancel this payment' }))
  await waitFor(() => expect(cancelled).toHaveBeenCalledOnce())
})

test('says so where the bank is at work, where nothing is sold, and where nothing is due', async () => {
  const { unmount } = await show(plansOf({ open: orderOf({ state: 'processing' }) }))
  expect(await screen.findByText(/Your bank is at work on a payment of \$15/)).toBeTruthy()
  unmount()
  const second = await show(plansOf({ provider: null, fee: null, promotions: [] }))
  expect(await screen.findByText('Nothing is sold here')).toBeTruthy()
  second.unmount()
  await show(plansOf({ fee: null, promotions: [], noPromotion: 'new_account' }))
  expect(await screen.findByText(/New accounts cannot promote listings yet/)).toBeTruthy()
})

test.each([
  [true, 'Pay $15'],
  [false, 'You cannot pay in the app'],
])('in the app of a store it is paid where its rules allow that: %s', async (sellsInApp, shown) => {
  vi.stubGlobal('Capacitor', { isNativePlatform: () => true })
  await show(
    plansOf(),
    fake(readSite)(() => siteOf({ sells: true, sellsInApp })),
  )
  expect(await screen.findByText(shown)).toBeTruthy()
  expect(screen.queryAllByRole('button', { name: /^Pay/ })).toHaveLength(sellsInApp ? 1 : 0)
})

test('a renewal is a choice beside promotion, and nothing is paid until something is chosen', async () => {
  const { user } = await show(plansOf({ isFeeOptional: true }))
  const pay = await screen.findByRole('button', { name: 'Nothing chosen yet' })
  expect(pay).toHaveProperty('disabled', true)
  expect(screen.getByText(/for so many days more/)).toBeTruthy()
  await user.click(screen.getByRole('radio', { name: /30 days/ }))
  expect(screen.getByRole('button', { name: 'Pay $15' })).toBeTruthy()
})
