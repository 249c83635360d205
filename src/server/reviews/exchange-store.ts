import { type Selectable, sql } from 'kysely'
import { REVIEW_LIMITS } from '#contract/reviews/review.ts'
import type { ReviewExchange } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export type ExchangeRow = Selectable<ReviewExchange>

/** @returns false where the two have one over this listing already */
export async function insertExchange(tx: Tx, exchange: Omit<ExchangeRow, 'revealed_at'>): Promise<boolean> {
  const inserted = await tx
    .insertInto('review_exchange')
    .values(exchange)
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return inserted !== undefined
}

export async function lockExchange(tx: Tx, id: string): Promise<ExchangeRow | null> {
  const row = await tx
    .selectFrom('review_exchange')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** As either side, latest first: each side is read from its own index. */
export async function findExchangesOf(db: Database | Tx, userId: string): Promise<ExchangeRow[]> {
  const asOne = (side: 'seller_id' | 'buyer_id') =>
    db
      .selectFrom('review_exchange')
      .selectAll()
      .where(side, '=', userId)
      .orderBy('opened_at', 'desc')
      .orderBy('id', 'desc')
      .limit(REVIEW_LIMITS.listed)
      .execute()
  const both = [...(await asOne('seller_id')), ...(await asOne('buyer_id'))]
  return both
    .toSorted((one, other) => other.opened_at.getTime() - one.opened_at.getTime())
    .slice(0, REVIEW_LIMITS.listed)
}

export async function hasExchange(
  tx: Tx,
  { listingId, sellerId, buyerId }: { listingId: string; sellerId: string; buyerId: string },
): Promise<boolean> {
  const row = await tx
    .selectFrom('review_exchange')
    .select('id')
    .where('listing_id', '=', listingId)
    .where('seller_id', '=', sellerId)
    .where('buyer_id', '=', buyerId)
    .executeTakeFirst()
  return row !== undefined
}

/** @returns the id of the one about a closing that is gone now; null where there is none, or something was written */
export async function deleteUnwritten(
  tx: Tx,
  { listingId, sellerId, buyerId }: { listingId: string; sellerId: string; buyerId: string },
): Promise<string | null> {
  const row = await tx
    .deleteFrom('review_exchange')
    .where('listing_id', '=', listingId)
    .where('seller_id', '=', sellerId)
    .where('buyer_id', '=', buyerId)
    .where('kind', '=', 'closed')
    .where((eb) =>
      eb.not(
        eb.exists(eb.selectFrom('review').select('id').whereRef('exchange_id', '=', 'review_exchange.id')),
      ),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

export async function changeExchange(
  tx: Tx,
  id: string,
  change: Partial<Pick<ExchangeRow, 'closes_at' | 'revealed_at'>>,
): Promise<void> {
  await tx.updateTable('review_exchange').set(change).where('id', '=', id).execute()
}

/** Those whose time to write has passed; locked, so that two workers share them. */
export async function takeDueExchanges(tx: Tx, limit: number): Promise<string[]> {
  const rows = await tx
    .selectFrom('review_exchange')
    .select('id')
    .where('revealed_at', 'is', null)
    .where('closes_at', '<=', sql<Date>`clock_now()`)
    .orderBy('closes_at')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute()
  return rows.map(({ id }) => id)
}

export function exportExchanges(tx: Tx, userId: string): Promise<ExchangeRow[]> {
  return tx
    .selectFrom('review_exchange')
    .selectAll()
    .where((eb) => eb.or([eb('seller_id', '=', userId), eb('buyer_id', '=', userId)]))
    .orderBy('opened_at')
    .orderBy('id')
    .execute()
}

/** What the other wrote of them goes with the exchange's review; the exchange stays for what they wrote. */
export async function leaveExchanges(tx: Tx, userId: string): Promise<void> {
  await tx
    .updateTable('review_exchange')
    .set({ seller_id: null, title: null })
    .where('seller_id', '=', userId)
    .execute()
  await tx.updateTable('review_exchange').set({ buyer_id: null }).where('buyer_id', '=', userId).execute()
  await tx
    .deleteFrom('review_exchange')
    .where('seller_id', 'is', null)
    .where('buyer_id', 'is', null)
    .execute()
}
