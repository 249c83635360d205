import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { UserId } from '#contract/profiles/profile.ts'
import { type PlanId, PLANS } from '#contract/payments/plans/plan.ts'
import { postingFee } from '#contract/payments/plans/posting-fee.ts'
import { countOtherRooms, type FeeQuestion } from '#server/listings/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { hasPosting } from '#server/payments/promotion/grant-store.ts'
import { openProvider } from '#server/payments/providers/open-provider.ts'
import { isAgent } from './agent-store.ts'
import { isOffered } from './plan-store.ts'

interface Posted {
  listingId: string
  ownerId: UserId
  content: DraftContent
}

/** What it costs to post this; null where it is free, or not sold for now. */
export async function feeOf(tx: Tx, { listingId, ownerId, content }: Posted): Promise<PlanId | null> {
  const { category, subcategory, kind, details } = content
  const employment = details['employment_type']
  const isRoom = category === 'rooms_housing'
  const planId = postingFee({
    category,
    subcategory,
    kind,
    employment: typeof employment === 'string' ? employment : null,
    otherRooms: isRoom ? await countOtherRooms(tx, ownerId, listingId) : 0,
    isAgent: isRoom && (await isAgent(tx, ownerId)),
  })
  return planId !== null && (await isOffered(tx, planId)) ? planId : null
}

/** Demands the fee of whoever publishes, renews or edits something that costs one and is not paid for. */
export async function askFee(
  tx: Tx,
  platform: Platform,
  question: FeeQuestion & { demand(): void },
): Promise<void> {
  if (openProvider(platform) === null) return
  const { act, shown, listingId } = question
  const fee = await feeOf(tx, question)
  if (fee === null) return
  // an edit makes no second room of the first, but business of a volunteer's work
  if (
    act === 'edit' &&
    (fee !== 'posting_job' || (shown && (await feeOf(tx, { ...question, content: shown }))))
  )
    return
  if (act !== 'renew' && (await hasPosting(tx, listingId))) return
  question.demand()
}

export const isPosting = (planId: PlanId): boolean => PLANS[planId].product === 'posting'
