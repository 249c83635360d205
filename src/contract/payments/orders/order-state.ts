import { z } from 'zod'

/** Where a payment stands between the choice of a plan and its end. */
export const ORDER_STATES = [
  'created',
  'processing',
  'paid',
  'fulfilled',
  'partially_refunded',
  'refunded',
  'disputed',
  'expired',
  'failed',
  'cancelled',
] as const
export const OrderState = z.enum(ORDER_STATES)
export type OrderState = z.infer<typeof OrderState>

/** Every way from one state to the next. Everything else changes nothing. */
const NEXT: Readonly<Record<OrderState, readonly OrderState[]>> = {
  created: ['processing', 'paid', 'expired', 'failed', 'cancelled'],
  // a bank that takes days: the checkout is over, so its end, reported late, does not end the payment
  processing: ['paid', 'failed'],
  paid: ['fulfilled', 'partially_refunded', 'refunded', 'disputed'],
  fulfilled: ['partially_refunded', 'refunded', 'disputed'],
  partially_refunded: ['refunded', 'disputed'],
  // the bank decided for us, or the money went back
  disputed: ['fulfilled', 'partially_refunded', 'refunded'],
  refunded: [],
  expired: [],
  failed: [],
  cancelled: [],
}

export const mayBecome = (from: OrderState, to: OrderState): boolean => NEXT[from].includes(to)

/** Not paid yet, and it still can be. */
export const isOpen = (state: OrderState): boolean => state === 'created' || state === 'processing'

/** It ended without money: what arrives all the same goes back. */
export const isOver = (state: OrderState): boolean =>
  state === 'expired' || state === 'failed' || state === 'cancelled'
