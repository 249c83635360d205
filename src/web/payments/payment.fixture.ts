import { ListingId } from '#contract/listings/listing.ts'
import { type Order, OrderId } from '#contract/payments/orders/order.ts'
import type { PlansOfListing } from '#contract/payments/plans/list-plans.ts'

export const LISTING = ListingId.parse('0199aaaa-0000-7000-8000-000000000001')
export const ORDER = OrderId.parse('0199bbbb-0000-7000-8000-000000000001')

export const orderOf = (change: Partial<Order> = {}): Order => ({
  id: ORDER,
  number: 1001,
  state: 'created',
  lines: [{ planId: 'posting_job', product: 'posting', days: 30, amountMinor: 1500 }],
  currency: 'USD',
  amountMinor: 1500,
  taxMinor: null,
  refundedMinor: 0,
  listing: { id: LISTING, title: 'Somebody for the till' },
  provider: 'test',
  checkoutUrl: null,
  refunds: [],
  createdAt: '2026-11-01T10:00:00.000Z',
  expiresAt: '2026-11-02T10:00:00.000Z',
  paidAt: null,
  ...change,
})

export const plansOf = (change: Partial<PlansOfListing> = {}): PlansOfListing => ({
  provider: 'test',
  currency: 'USD',
  fee: { planId: 'posting_job', product: 'posting', days: 30, amountMinor: 1500 },
  isFeeOptional: false,
  promotions: [
    { planId: 'highlight_7', product: 'highlight', days: 7, amountMinor: 300 },
    { planId: 'featured_7', product: 'featured', days: 7, amountMinor: 900 },
    { planId: 'featured_3', product: 'featured', days: 3, amountMinor: 500 },
  ],
  noPromotion: null,
  running: [],
  open: null,
  ...change,
})
