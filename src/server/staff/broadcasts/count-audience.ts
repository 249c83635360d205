import type { Audience } from '#contract/staff/broadcasts/broadcast.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { findAudience } from './find-audience.ts'

const BATCH = 20_000

export async function countAudience(db: Database | Tx, audience: Audience): Promise<{ people: number }> {
  let people = 0
  let after: string | null = null
  do {
    const batch = await findAudience(db, audience, after, BATCH)
    people += batch.people.length
    after = batch.last
  } while (after !== null)
  return { people }
}
