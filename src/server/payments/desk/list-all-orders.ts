import { z } from 'zod'
import { ORDERS_PAGE } from '#contract/payments/orders/list-orders.ts'
import type { OrderFilter, StaffOrder } from '#contract/payments/desk/staff-order.ts'
import { findAllOrders } from '#server/payments/orders/order-store.ts'
import { decodeCursor, encodeCursor } from '#server/platform/cursor.ts'
import type { Platform } from '#server/platform/platform.ts'
import { showStaffOrders } from './staff-order-view.ts'

interface Input {
  number?: number | undefined
  filter: OrderFilter
  cursor?: string | undefined
}

/** Of everybody, latest first. */
export async function listAllOrders(
  { db }: Pick<Platform, 'db'>,
  { number, filter, cursor }: Input,
): Promise<{ items: StaffOrder[]; nextCursor: string | null }> {
  const before = cursor === undefined ? null : decodeCursor(cursor, z.uuid())
  const found = await findAllOrders(db, {
    number: number ?? null,
    isProblem: filter === 'problem',
    before,
    limit: ORDERS_PAGE + 1,
  })
  const shown = found.slice(0, ORDERS_PAGE)
  const last = shown.at(-1)
  return {
    items: await showStaffOrders(db, shown),
    nextCursor: last && found.length > ORDERS_PAGE ? encodeCursor(last.id) : null,
  }
}
