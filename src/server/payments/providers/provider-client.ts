import type { OrderLine, Provider } from '#contract/payments/orders/order.ts'
import type { PaymentCurrency } from '#contract/payments/plans/plan.ts'

/** Money is to be paid for this. */
export interface Checkout {
  orderId: string
  lines: readonly OrderLine[]
  currency: PaymentCurrency
  /** Minor units, without tax. */
  amountMinor: number
  email: string | null
  language: 'en' | 'am'
  successUrl: string
  cancelUrl: string
}

export interface OpenedCheckout {
  sessionId: string
  url: string
  expiresAt: Date
}

/** What a provider says of a payment, in our own words. */
export type PaymentUpdate =
  | {
      kind: 'session'
      orderId: string | null
      sessionId: string
      paymentId: string | null
      outcome: 'open' | 'paid' | 'processing' | 'failed' | 'expired'
      /** Minor units, without tax. */
      amountMinor: number
      taxMinor: number
      currency: string
    }
  /** All that went back of a payment so far. */
  | { kind: 'refunded'; paymentId: string; refundedMinor: number }
  | { kind: 'refund_failed'; refundId: string }
  | { kind: 'dispute'; paymentId: string; outcome: 'open' | 'won' | 'lost' }

export interface ProviderEvent {
  id: string
  /** Null: nothing that matters here. */
  update: PaymentUpdate | null
}

/** Whoever takes the money. Nothing but `readEvent` is called inside a transaction. */
export interface PaymentProvider {
  name: Provider
  /** The same order is given the same checkout again. @throws UpstreamError */
  openCheckout(checkout: Checkout): Promise<OpenedCheckout>
  /** How it stands now. @throws UpstreamError */
  readSession(sessionId: string): Promise<PaymentUpdate>
  /** Nobody can pay there any more; one that is over already stays so. @throws UpstreamError */
  endCheckout(sessionId: string): Promise<void>
  /** The same refund is made once. @returns the provider's id, null where it refused. @throws UpstreamError */
  refund(refund: { refundId: string; paymentId: string; amountMinor: number }): Promise<string | null>
  /** Null where the signature is forged, old or missing. */
  readEvent(body: Uint8Array, signature: string, now: Date): Promise<ProviderEvent | null>
}
