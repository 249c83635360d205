import { type Selectable, sql } from 'kysely'
import type { OrderLine } from '#contract/payments/orders/order.ts'
import type { OrderState } from '#contract/payments/orders/order-state.ts'
import type { PaymentOrder } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type OrderRow = Selectable<PaymentOrder>

type NewOrder = Pick<
  OrderRow,
  'id' | 'user_id' | 'listing_id' | 'currency' | 'amount_minor' | 'provider' | 'created_at' | 'expires_at'
> & { lines: readonly OrderLine[] }

export function insertOrder(tx: Tx, { lines, ...order }: NewOrder): Promise<OrderRow> {
  return tx
    .insertInto('payment_order')
    .values({ ...order, lines: JSON.stringify(lines) })
    .returningAll()
    .executeTakeFirstOrThrow()
}

export async function findOrder(db: Database | Tx, id: string): Promise<OrderRow | null> {
  const row = await db.selectFrom('payment_order').selectAll().where('id', '=', id).executeTakeFirst()
  return row ?? null
}

/** Nobody else changes it until the transaction ends. */
export async function lockOrder(tx: Tx, id: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** By what its provider calls the checkout, or the payment. */
export async function lockOrderOf(
  tx: Tx,
  provider: string,
  by: { sessionId: string } | { paymentId: string },
): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('provider', '=', provider)
    .$if('sessionId' in by, (query) =>
      query.where('provider_session', '=', 'sessionId' in by ? by.sessionId : ''),
    )
    .$if('paymentId' in by, (query) =>
      query.where('provider_payment', '=', 'paymentId' in by ? by.paymentId : ''),
    )
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The one payment of a listing that was begun and not ended. */
export async function lockOpenOrder(tx: Tx, listingId: string): Promise<OrderRow | null> {
  const row = await tx
    .selectFrom('payment_order')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', ['created', 'processing'])
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function findOpenOrder(db: Database | Tx, listingId: string): Promise<OrderRow | null> {
  const row = await db
    .selectFrom('payment_order')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', ['created', 'processing'])
    .executeTakeFirst()
  return row ?? null
}

export type OrderChange = Partial<
  Pick<
    OrderRow,
    | 'state'
    | 'provider_session'
    | 'provider_payment'
    | 'checkout_url'
    | 'expires_at'
    | 'paid_at'
    | 'ended_at'
    | 'tax_minor'
    | 'refunded_minor'
  >
>

export function changeOrder(tx: Tx, id: string, change: OrderChange): Promise<OrderRow> {
  return tx
    .updateTable('payment_order')
    .set(change)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Latest first; one's own ids sort by time. */
export function findOrdersOf(
  db: Database,
  userId: string,
  { before, limit }: { before: string | null; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .where('user_id', '=', userId)
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** Whose time to pay is over. */
export async function findOverdueOrders(db: Database, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('payment_order')
    .select('id')
    .where('state', '=', 'created')
    .where('expires_at', '<=', sql<Date>`clock_now()`)
    .orderBy('expires_at')
    .limit(limit)
    .execute()
  return rows.map(({ id }) => id)
}

/** Those of a listing that brought money in. */
export function lockPaidOrders(tx: Tx, listingId: string): Promise<OrderRow[]> {
  return tx
    .selectFrom('payment_order')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('state', 'in', ['paid', 'fulfilled', 'partially_refunded'] satisfies OrderState[])
    .orderBy('id')
    .forUpdate()
    .execute()
}

export function exportOrders(tx: Tx, userId: string): Promise<OrderRow[]> {
  return tx.selectFrom('payment_order').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

/** What was paid stays in the books without whose it was; what never was goes. */
export async function leaveOrders(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('payment_order')
    .where('user_id', '=', userId)
    .where('paid_at', 'is', null)
    .where('provider_payment', 'is', null)
    .execute()
  await tx.updateTable('payment_order').set({ user_id: null }).where('user_id', '=', userId).execute()
}

/** Of everybody, latest first; those with a problem are few and have indexes of their own. */
export function findAllOrders(
  db: Database,
  {
    number,
    isProblem,
    before,
    limit,
  }: { number: number | null; isProblem: boolean; before: string | null; limit: number },
): Promise<OrderRow[]> {
  return db
    .selectFrom('payment_order')
    .selectAll()
    .$if(number !== null, (query) => query.where('number', '=', number ?? 0))
    .$if(isProblem, (query) =>
      query.where(
        sql<boolean>`payment_order.id in (
          select id from payment_order as disputed where disputed.state = 'disputed'
          union select order_id from payment_refund where payment_refund.state = 'failed'
          union select order_id from payment_event where outcome = 'wrong_amount')`,
      ),
    )
    .$if(before !== null, (query) => query.where('id', '<', before))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}
