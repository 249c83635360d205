import type { Selectable } from 'kysely'
import { DraftContent } from '#contract/listings/listing-content.ts'
import type { Decision } from '#contract/listings/review/decision.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import type { ListingRevision } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'

export interface Revision {
  content: DraftContent
  state: 'pending_review' | 'changes_requested'
  decision: Decision | null
  madeAt: Date
}

/** What its owner wants to make of a public listing. */
export async function findRevision(db: Database | Tx, listingId: string): Promise<Revision | null> {
  const row = await db
    .selectFrom('listing_revision')
    .selectAll()
    .where('listing_id', '=', listingId)
    .executeTakeFirst()
  return row ? viewRevision(row) : null
}

function viewRevision(row: Selectable<ListingRevision>): Revision {
  const reason = row.decision_reason
  return {
    content: DraftContent.parse(row.content),
    state: row.state === 'changes_requested' ? row.state : 'pending_review',
    decision: reason === null ? null : { reason: Rule.parse(reason), note: row.decision_note },
    madeAt: row.made_at,
  }
}

/** How it stands with the revisions of those listings that have one. */
export async function findRevisionStates(
  db: Database | Tx,
  listingIds: readonly string[],
): Promise<Map<string, Pick<Revision, 'state' | 'decision'>>> {
  if (listingIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('listing_revision')
    .selectAll()
    .where('listing_id', 'in', listingIds)
    .execute()
  return new Map(rows.map((row) => [row.listing_id, viewRevision(row)]))
}

/** A new revision, or another one instead: staff look at it anew. */
export async function saveRevision(
  tx: Tx,
  listingId: string,
  content: DraftContent,
  now: Date,
): Promise<void> {
  const revision = {
    content: JSON.stringify(content),
    state: 'pending_review',
    decision_reason: null,
    decision_note: null,
    made_at: now,
  }
  await tx
    .insertInto('listing_revision')
    .values({ listing_id: listingId, ...revision })
    .onConflict((conflict) => conflict.column('listing_id').doUpdateSet(revision))
    .execute()
}

export async function sendRevisionBack(tx: Tx, listingId: string, { reason, note }: Decision): Promise<void> {
  await tx
    .updateTable('listing_revision')
    .set({ state: 'changes_requested', decision_reason: reason, decision_note: note })
    .where('listing_id', '=', listingId)
    .execute()
}

export async function deleteRevision(tx: Tx, listingId: string): Promise<void> {
  await tx.deleteFrom('listing_revision').where('listing_id', '=', listingId).execute()
}

export function findRevisionsOf(tx: Tx, ownerId: string): Promise<Selectable<ListingRevision>[]> {
  return tx
    .selectFrom('listing_revision')
    .selectAll('listing_revision')
    .innerJoin('listing', 'listing.id', 'listing_revision.listing_id')
    .where('listing.owner_id', '=', ownerId)
    .execute()
}
