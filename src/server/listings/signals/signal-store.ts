import { sql } from 'kysely'
import type { Tx } from '#server/platform/database/transactions.ts'

/** Texts that share a hash are looked at more closely, up to so many. */
const MAX_SIMILAR = 200

export interface Alike {
  id: string
  title: string
  state: string
  hashes: number[]
  isOwn: boolean
}

/** Listings on offer, waiting or ended within two weeks that share a group of words with these hashes. */
export async function findAlike(
  tx: Tx,
  { listingId, ownerId, hashes }: { listingId: string; ownerId: string; hashes: readonly number[] },
): Promise<Alike[]> {
  if (hashes.length === 0) return []
  const { rows } = await sql<Alike>`
    select listing.id, title, state, hashes, owner_id = ${ownerId} as "isOwn"
    from listing_shingles join listing on listing.id = listing_shingles.listing_id
    where hashes && ${hashes}::int[] and listing.id <> ${listingId}
      and (state in ('active', 'reserved', 'paused', 'pending_review')
        or state = 'expired' and expires_at > clock_now() - interval '14 days')
    order by owner_id = ${ownerId} desc, updated_at desc
    limit ${MAX_SIMILAR}`.execute(tx)
  return rows
}

export async function saveShingles(tx: Tx, listingId: string, hashes: readonly number[]): Promise<void> {
  if (hashes.length === 0) return forgetShingles(tx, listingId)
  const stored = { hashes: [...hashes] }
  await tx
    .insertInto('listing_shingles')
    .values({ listing_id: listingId, ...stored })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(stored))
    .execute()
}

export async function forgetShingles(tx: Tx, listingId: string): Promise<void> {
  await tx.deleteFrom('listing_shingles').where('listing_id', '=', listingId).execute()
}

/** So many of the newest are compared with, and fewer than this many say nothing. */
const SAMPLE = 2000
const FEWEST_RENTS = 8
const FEWEST_PAYS = 20

interface Priced {
  listingId: string
  currency: string
  period: string
}

/** Half of the homes of that city with so many bedrooms cost less, in minor units; null when there are too few. */
export async function medianRent(
  tx: Tx,
  { listingId, currency, period, placeId, bedrooms }: Priced & { placeId: number; bedrooms: number | null },
): Promise<number | null> {
  const { rows } = await sql<{ median: number | null }>`
    select percentile_cont(0.5) within group (order by price_minor) as median from (
      select price_minor from listing
      where category = 'rooms_housing' and kind = 'offer' and state = 'active' and place_id = ${placeId}
        and currency = ${currency} and price_period = ${period} and id <> ${listingId}
        and (details ->> 'bedrooms')::numeric is not distinct from ${bedrooms}::numeric
      order by bumped_at desc limit ${SAMPLE}) as rent
    having count(*) >= ${FEWEST_RENTS}`.execute(tx)
  return rows[0]?.median ?? null
}

/** 95 of 100 jobs pay less, in minor units; null when there are too few. */
export async function highPay(tx: Tx, { listingId, currency, period }: Priced): Promise<number | null> {
  const { rows } = await sql<{ high: number | null }>`
    select percentile_cont(0.95) within group (order by coalesce(price_max_minor, price_minor)) as high from (
      select price_minor, price_max_minor from listing
      where category = 'jobs' and kind = 'offer' and state = 'active'
        and currency = ${currency} and price_period = ${period} and id <> ${listingId}
      order by bumped_at desc limit ${SAMPLE}) as pay
    having count(*) >= ${FEWEST_PAYS}`.execute(tx)
  return rows[0]?.high ?? null
}
