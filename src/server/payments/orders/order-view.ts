import { z } from 'zod'
import { ListingId } from '#contract/listings/listing.ts'
import {
  Order,
  OrderId,
  OrderLine,
  type Refund,
  RefundReason,
  RefundState,
} from '#contract/payments/orders/order.ts'
import { OrderState } from '#contract/payments/orders/order-state.ts'
import { titlesOf } from '#server/listings/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { OrderRow } from './order-store.ts'
import { findRefundsOf, type RefundRow } from '#server/payments/refunds/refund-store.ts'

const Lines = z.array(OrderLine)
export const linesOf = ({ lines }: Pick<OrderRow, 'lines'>): OrderLine[] => Lines.parse(lines)
export const stateOf = ({ state }: Pick<OrderRow, 'state'>): OrderState => OrderState.parse(state)

/** All that was paid, with tax. */
export const totalOf = ({ amount_minor, tax_minor }: Pick<OrderRow, 'amount_minor' | 'tax_minor'>): number =>
  amount_minor + (tax_minor ?? 0)

const viewRefund = (row: RefundRow): Refund => ({
  amountMinor: row.amount_minor,
  reason: RefundReason.parse(row.reason),
  state: RefundState.parse(row.state),
  at: (row.settled_at ?? row.requested_at).toISOString(),
})

/** Orders as their buyer sees them, in two queries however many they are. */
export async function showOrders(db: Database | Tx, rows: readonly OrderRow[]): Promise<Order[]> {
  const ids = rows.flatMap(({ listing_id }) => listing_id ?? [])
  const titles = await titlesOf(db, ids)
  const refunds = Map.groupBy(
    await findRefundsOf(
      db,
      rows.map(({ id }) => id),
    ),
    ({ order_id }) => order_id,
  )
  return rows.map((row) => {
    const title = row.listing_id === null ? undefined : titles.get(row.listing_id)
    return {
      id: OrderId.parse(row.id),
      number: row.number,
      state: stateOf(row),
      lines: linesOf(row),
      currency: Order.shape.currency.parse(row.currency),
      amountMinor: row.amount_minor,
      taxMinor: row.tax_minor,
      refundedMinor: row.refunded_minor,
      listing: title === undefined ? null : { id: ListingId.parse(row.listing_id), title },
      provider: Order.shape.provider.parse(row.provider),
      checkoutUrl: row.checkout_url,
      refunds: (refunds.get(row.id) ?? []).map(viewRefund),
      createdAt: row.created_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
      paidAt: row.paid_at?.toISOString() ?? null,
    }
  })
}

export async function showOrder(db: Database | Tx, row: OrderRow): Promise<Order> {
  const [order] = await showOrders(db, [row])
  if (!order) throw new Error('An order is shown as one.')
  return order
}
