import { type Selectable, sql } from 'kysely'
import type { PhoneReveal } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

/** Which listings' numbers a person was shown since; parallel looks of one person wait for each other. */
export async function findRevealedSince(tx: Tx, userId: string, since: Date): Promise<Set<string>> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`phone reveals ${userId}`}, 0))`.execute(tx)
  const rows = await tx
    .selectFrom('phone_reveal')
    .select('listing_id')
    .distinct()
    .where('user_id', '=', userId)
    .where('by_staff', '=', false)
    .where('revealed_at', '>', since)
    .execute()
  return new Set(rows.map(({ listing_id }) => listing_id))
}

export async function logReveal(
  tx: Tx,
  { userId, listingId, byStaff, at }: { userId: string; listingId: string; byStaff: boolean; at: Date },
): Promise<void> {
  await tx
    .insertInto('phone_reveal')
    .values({ id: uuidv7(), user_id: userId, listing_id: listingId, by_staff: byStaff, revealed_at: at })
    .execute()
}

export function exportReveals(tx: Tx, userId: string): Promise<Selectable<PhoneReveal>[]> {
  return tx.selectFrom('phone_reveal').selectAll().where('user_id', '=', userId).orderBy('id').execute()
}

export async function deleteRevealsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('phone_reveal').where('user_id', '=', userId).execute()
}
