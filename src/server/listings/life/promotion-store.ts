import type { Selectable } from 'kysely'
import type { Listing } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

type Promotion = Pick<
  Selectable<Listing>,
  'featured_until' | 'highlighted_until' | 'paid_until' | 'bumped_at'
>

const STANDING = [
  'id',
  'owner_id',
  'title',
  'state',
  'expires_at',
  'featured_until',
  'highlighted_until',
] as const

/** As little of it as whoever gives it something needs to know; nobody else changes it until the transaction ends. */
export async function lockStanding(
  tx: Tx,
  id: string,
): Promise<Pick<Selectable<Listing>, (typeof STANDING)[number]> | null> {
  const row = await tx
    .selectFrom('listing')
    .select(STANDING)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** Until when it stands on top, stands out and is paid for. */
export function findPromotion(tx: Tx, id: string): Promise<Promotion> {
  return tx
    .selectFrom('listing')
    .select(['featured_until', 'highlighted_until', 'paid_until', 'bumped_at'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
}

export async function changePromotion(tx: Tx, id: string, change: Partial<Promotion>): Promise<void> {
  await tx.updateTable('listing').set(change).where('id', '=', id).execute()
}
