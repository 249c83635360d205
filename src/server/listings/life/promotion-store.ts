import type { Selectable } from 'kysely'
import type { Listing } from '#server/platform/database/schema.ts'
import type { Tx } from '#server/platform/database/transactions.ts'

type Promotion = Pick<
  Selectable<Listing>,
  'featured_until' | 'highlighted_until' | 'paid_until' | 'bumped_at'
>

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
