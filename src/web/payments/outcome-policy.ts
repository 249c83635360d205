import { isOver } from '#contract/payments/orders/order-state.ts'
import type { Order } from '#contract/payments/orders/order.ts'

/** What the page after a payment says. */
export type ShownOutcome = 'waits' | 'unsure' | 'processing' | 'paid' | 'failed' | 'over' | 'returned'

/** `hasWaited`: the provider's word did not come while the page was looked at. */
export function outcomeOf(
  { state, refunds }: Pick<Order, 'state' | 'refunds'>,
  hasWaited: boolean,
): ShownOutcome {
  if (refunds.length > 0 && state !== 'fulfilled' && state !== 'partially_refunded') return 'returned'
  if (state === 'created') return hasWaited ? 'unsure' : 'waits'
  if (state === 'processing') return 'processing'
  if (state === 'failed') return 'failed'
  return isOver(state) ? 'over' : 'paid'
}
