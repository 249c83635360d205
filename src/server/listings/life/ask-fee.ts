import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** What somebody is about to do, for which something may have to be paid first. */
export interface FeeQuestion {
  listingId: string
  ownerId: UserId
  content: DraftContent
  /** What it says now, where others see it already. */
  shown: DraftContent | null
  act: 'publish' | 'renew' | 'edit'
}

/** Is anything to be paid first? Where nothing is sold, nothing is. */
export async function isFeeDue(
  tx: Tx,
  { events }: Pick<Platform, 'events'>,
  question: FeeQuestion,
): Promise<boolean> {
  let isDue = false
  await events.emit(tx, 'listings.fee-asked', {
    ...question,
    demand: () => {
      isDue = true
    },
  })
  return isDue
}
