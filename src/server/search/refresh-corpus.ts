import { setImmediate as otherWork } from 'node:timers/promises'
import { type Database, inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import {
  type Corpus,
  correctCounts,
  countTerms,
  deleteTerms,
  findNewTerms,
  findUnknownTerms,
  saveTerms,
} from './corpus-store.ts'
import { EDITION, keysOf } from './term-policy.ts'

/** Words whose keys are made in one go; others wait a few milliseconds for it. */
const BATCH = 500

/** Makes the words of a document known to search in both scripts; those that are known already cost nothing. */
export async function addToCorpus(tx: Tx, corpus: Corpus, id: string): Promise<void> {
  const terms = await findNewTerms(tx, corpus, id)
  await saveTerms(tx, corpus, EDITION, terms.map(keysOf))
}

/** Brings a corpus up to its documents: words that came without addToCorpus, those that are gone, and counts. */
export async function refreshCorpus(db: Database, corpus: Corpus, now: Date): Promise<void> {
  await inTransaction(db, async (tx) => {
    await countTerms(tx, corpus)
    await deleteTerms(tx, corpus, EDITION, now)
    for (;;) {
      const terms = await findUnknownTerms(tx, corpus, BATCH)
      if (terms.length === 0) break
      await saveTerms(tx, corpus, EDITION, terms.map(keysOf))
      await otherWork()
    }
    await correctCounts(tx, corpus)
  })
}
