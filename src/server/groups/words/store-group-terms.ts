import { EDITION, keysOf } from '#server/listings/words/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { findNewGroupTerms, saveGroupTerms } from './group-term-store.ts'

/** Makes the words of a group known to search in both scripts; those that are known already cost nothing. */
export async function storeGroupTerms(tx: Tx, groupId: string): Promise<void> {
  await saveGroupTerms(tx, EDITION, (await findNewGroupTerms(tx, groupId)).map(keysOf))
}
