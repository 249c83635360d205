import type { Tx } from '#server/platform/database/transactions.ts'
import { EDITION, keysOf } from './term-policy.ts'
import { findNewTerms, saveTerms } from './term-store.ts'

/** Makes the words of a listing known to search in both scripts; those that are known already cost nothing. */
export async function storeTerms(tx: Tx, listingId: string): Promise<void> {
  const terms = await findNewTerms(tx, listingId)
  await saveTerms(tx, EDITION, terms.map(keysOf))
}
