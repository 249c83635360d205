import { z } from 'zod'
import { ORDERS_PAGE } from '#contract/payments/orders/list-orders.ts'
import type { Order } from '#contract/payments/orders/order.ts'
import type { Member } from '#server/platform/caller.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findOrdersOf } from './order-store.ts'
import { showOrders } from './order-view.ts'

/** Latest first. */
export async function listOrders(
  { db }: Pick<Platform, 'db'>,
  { userId }: Member,
  { cursor }: { cursor?: string | undefined },
): Promise<{ items: Order[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : decodeCursor(cursor, z.uuid())
  const found = await findOrdersOf(db, userId, { before, limit: ORDERS_PAGE + 1 })
  const shown = found.slice(0, ORDERS_PAGE)
  const last = shown.at(-1)
  return {
    items: await showOrders(db, shown),
    nextCursor: last && found.length > ORDERS_PAGE ? encodeCursor(last.id) : null,
  }
}
