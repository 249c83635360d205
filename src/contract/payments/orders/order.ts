import { z } from 'zod'
import { ListingId } from '#contract/listings/listing.ts'
import { OrderState } from './order-state.ts'
import { PaymentCurrency, PricedPlan, PRODUCTS } from '#contract/payments/plans/plan.ts'

export const OrderId = z.uuid().brand<'OrderId'>()
export type OrderId = z.infer<typeof OrderId>

/** Who takes the money; `test` takes none. */
export const PROVIDERS = ['stripe', 'test'] as const
export const Provider = z.enum(PROVIDERS)
export type Provider = z.infer<typeof Provider>

/** A plan as it was when it was bought. */
export const OrderLine = PricedPlan
export type OrderLine = z.infer<typeof OrderLine>

/** One line a product. */
export const ORDER_LINES_MAX = PRODUCTS.length

/** Why money goes back. */
export const REFUND_REASONS = ['rejected', 'undeliverable', 'late', 'paid_twice', 'staff'] as const
export const RefundReason = z.enum(REFUND_REASONS)
export type RefundReason = z.infer<typeof RefundReason>

export const REFUND_STATES = ['requested', 'succeeded', 'failed'] as const
export const RefundState = z.enum(REFUND_STATES)

export const Refund = z.object({
  /** Minor units, with its part of the tax. */
  amountMinor: z.int(),
  reason: RefundReason,
  state: RefundState,
  at: z.iso.datetime(),
})
export type Refund = z.infer<typeof Refund>

/** One's own payment. */
export const Order = z.object({
  id: OrderId,
  /** What people quote when they write to us. */
  number: z.int(),
  state: OrderState,
  lines: z.array(OrderLine),
  currency: PaymentCurrency,
  /** Minor units (cents) of all lines, without tax. */
  amountMinor: z.int(),
  /** Null until the provider has said. */
  taxMinor: z.int().nullable(),
  refundedMinor: z.int(),
  /** Null once it is gone. */
  listing: z.object({ id: ListingId, title: z.string() }).nullable(),
  provider: Provider,
  /** Where it is paid, as long as it can be. */
  checkoutUrl: z.string().nullable(),
  refunds: z.array(Refund),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  paidAt: z.iso.datetime().nullable(),
})
export type Order = z.infer<typeof Order>

/** `#1001`, as people and staff name an order. */
export const writeOrderNumber = (number: number): string => `#${number}`
