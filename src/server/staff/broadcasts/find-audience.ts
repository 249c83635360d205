import type { Audience } from '#contract/staff/broadcasts/broadcast.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { keepSpeakers } from '#server/auth/public.ts'
import { findPeopleIn } from '#server/profiles/public.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

interface Batch {
  /** Those whom it is for. */
  people: UserId[]
  /** The last that was looked at; null: there is nobody after these. */
  last: string | null
}

/** The next people of an audience, by id. */
export async function findAudience(
  db: Database | Tx,
  { placeIds, language }: Audience,
  after: string | null,
  limit: number,
): Promise<Batch> {
  const found = await findPeopleIn(db, { placeIds, after, limit })
  return {
    people: await keepSpeakers(db, found, language),
    last: found.length < limit ? null : (found.at(-1) ?? null),
  }
}
