import {
  BLOCKED_LIMITS,
  type BlockedTerm,
  type BlockedTermFields,
} from '#contract/staff/blocking/blocked-term.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { countBlockedTerms, findBlockedTerm, foldTerm, insertBlockedTerm } from '#server/safety/public.ts'
import { peopleOf, viewBlockedTerm } from './blocked-term-view.ts'

/** @throws AppError staff.no-term, staff.too-many-terms */
export function addBlockedTerm(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  { kind, term }: BlockedTermFields,
): Promise<BlockedTerm> {
  const folded = foldTerm(kind, term)
  if (folded === null) throw new AppError('staff.no-term')
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    if ((await countBlockedTerms(tx)) >= BLOCKED_LIMITS.total)
      throw new AppError('staff.too-many-terms', { limit: BLOCKED_LIMITS.total })
    const fresh = { id: uuidv7(), kind, term, folded, added_by: userId, created_at: at }
    const added = await insertBlockedTerm(tx, fresh)
    if (added) await writeEvents(tx, [{ at, actorId: userId, action: 'block_term', note: term }])
    const row = added ?? (await findBlockedTerm(tx, folded))
    return viewBlockedTerm(row, await personCards(tx, peopleOf([row])))
  })
}
