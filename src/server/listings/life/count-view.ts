import type { ListingId } from '#contract/listings/listing.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'
import type { Visitor } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { addressKey } from '#server/platform/limits/rate-limit.ts'
import { countViewer } from './view-store.ts'

const VIEWER_BYTES = 16

/** Each reader counts once a day. Who it was is kept as a hash that means nothing without our key, until tomorrow. */
export async function countView(
  { db, clock, config }: Platform,
  { userId }: Visitor,
  { listingId }: { listingId: ListingId },
  ip: string,
): Promise<{ counted: boolean }> {
  const now = clock.now()
  const key = deriveKey(config.secretKey, 'viewers of listings')
  const who = `${now.toISOString().slice(0, 10)} ${userId ?? addressKey(ip)}`
  const viewer = keyedHash(key, who).subarray(0, VIEWER_BYTES)
  const counted = await inTransaction(db, (tx) => countViewer(tx, listingId, { viewer, userId, now }))
  return { counted }
}
