import { type Selectable, sql } from 'kysely'
import type { PaymentGrant } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type GrantRow = Selectable<PaymentGrant>

export async function insertGrant(
  tx: Tx,
  grant: Pick<GrantRow, 'id' | 'order_id' | 'listing_id' | 'product' | 'days' | 'granted_at' | 'is_closed'>,
): Promise<void> {
  await tx.insertInto('payment_grant').values(grant).execute()
}

/** Was it paid for to be posted, and is that still so? */
export async function hasPosting(db: Database | Tx, listingId: string): Promise<boolean> {
  const row = await db
    .selectFrom('payment_grant')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('product', '=', 'posting')
    .where('revoked_at', 'is', null)
    .where(sql<boolean>`(ends_at is null or ends_at > clock_now())`)
    .executeTakeFirst()
  return row !== undefined
}

/** What waits until its listing is on offer. */
export function findWaiting(tx: Tx, listingId: string): Promise<GrantRow[]> {
  return tx
    .selectFrom('payment_grant')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .where('starts_at', 'is', null)
    .where('product', '<>', 'bump')
    .orderBy('id')
    .execute()
}

/** What a listing has, or will have once it is on offer. */
export function findRunning(db: Database | Tx, listingId: string): Promise<GrantRow[]> {
  return db
    .selectFrom('payment_grant')
    .selectAll()
    .where('listing_id', '=', listingId)
    .where('revoked_at', 'is', null)
    .where('product', '<>', 'bump')
    .where(sql<boolean>`(ends_at is null or ends_at > clock_now())`)
    .orderBy('id')
    .execute()
}

export async function startGrant(
  tx: Tx,
  id: string,
  { startsAt, endsAt }: { startsAt: Date; endsAt: Date },
): Promise<void> {
  await tx
    .updateTable('payment_grant')
    .set({ starts_at: startsAt, ends_at: endsAt })
    .where('id', '=', id)
    .execute()
}

/** What has not begun is given no more. */
export async function revokeWaiting(tx: Tx, orderId: string, at: Date): Promise<void> {
  await tx
    .updateTable('payment_grant')
    .set({ revoked_at: at })
    .where('order_id', '=', orderId)
    .where('starts_at', 'is', null)
    .where('revoked_at', 'is', null)
    .execute()
}

/** Did anybody see what was paid for? */
export async function hasBegun(tx: Tx, orderId: string): Promise<boolean> {
  const row = await tx
    .selectFrom('payment_grant')
    .select('id')
    .where('order_id', '=', orderId)
    .where(sql<boolean>`(starts_at is not null or product = 'bump')`)
    .executeTakeFirst()
  return row !== undefined
}

/** Promotions that are over and whose owner does not know yet; locked, so that two workers share them. */
export function takeEnded(tx: Tx, limit: number): Promise<GrantRow[]> {
  return tx
    .selectFrom('payment_grant')
    .selectAll()
    .where('is_closed', '=', false)
    .where('revoked_at', 'is', null)
    .where('ends_at', '<=', sql<Date>`clock_now()`)
    .orderBy('ends_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
}

export async function closeGrants(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.updateTable('payment_grant').set({ is_closed: true }).where('id', 'in', ids).execute()
}

export function exportGrants(tx: Tx, userId: string): Promise<GrantRow[]> {
  return tx
    .selectFrom('payment_grant')
    .innerJoin('payment_order', 'payment_order.id', 'payment_grant.order_id')
    .selectAll('payment_grant')
    .where('payment_order.user_id', '=', userId)
    .orderBy('payment_grant.id')
    .execute()
}
