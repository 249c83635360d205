import { type Selectable, sql } from 'kysely'
import type { Decision } from '#contract/listings/review/decision.ts'
import type { ReviewSubject } from '#contract/listings/review/review.ts'
import { scoreOf, type Signal } from '#contract/listings/review/signal.ts'
import type { ListingReview } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'

export type ReviewRow = Selectable<ListingReview>

/** Puts a listing into the queue; one that stands there already keeps its place. */
export async function openReview(
  tx: Tx,
  listingId: string,
  { subject, signals }: { subject: ReviewSubject; signals: readonly Signal[] },
  now: Date,
): Promise<void> {
  const asked = { subject, signals: [...signals], score: scoreOf(signals) }
  await tx
    .insertInto('listing_review')
    .values({ id: uuidv7(), listing_id: listingId, opened_at: now, ...asked })
    .onConflict((conflict) => conflict.column('listing_id').where('closed_at', 'is', null).doUpdateSet(asked))
    .execute()
}

/** What is live is to be looked at; what stands in the queue already is looked at anyway. */
export async function askForLook(tx: Tx, listingId: string, now: Date): Promise<void> {
  await tx
    .insertInto('listing_review')
    .values({
      id: uuidv7(),
      listing_id: listingId,
      opened_at: now,
      subject: 'later_look',
      signals: [],
      score: 0,
    })
    .onConflict((conflict) => conflict.column('listing_id').where('closed_at', 'is', null).doNothing())
    .execute()
}

/** Takes it out of the queue: there is nothing to decide any more. */
export async function withdrawReview(tx: Tx, listingId: string, now: Date): Promise<void> {
  await tx
    .updateTable('listing_review')
    .set({ closed_at: now, outcome: 'withdrawn' })
    .where('listing_id', '=', listingId)
    .where('closed_at', 'is', null)
    .execute()
}

export async function closeReview(
  tx: Tx,
  id: string,
  answer: {
    outcome: 'approved' | 'changes_requested' | 'rejected'
    decidedBy: string
    decision: Decision | null
  },
  now: Date,
): Promise<void> {
  const { outcome, decidedBy, decision } = answer
  await tx
    .updateTable('listing_review')
    .set({
      closed_at: now,
      outcome,
      decided_by: decidedBy,
      decision_reason: decision?.reason ?? null,
      decision_note: decision?.note ?? null,
    })
    .where('id', '=', id)
    .execute()
}

/** Whose account is about to be deleted has nothing in the queue. */
const isAsked = sql<boolean>`listing_review.closed_at is null and listing.state <> 'withheld'`

/** Longest waiting first; without what is this person's own. */
export function findOpenReviews(
  db: Database | Tx,
  lookerId: string,
  limit: number,
): Promise<(ReviewRow & { title: string; category: string; owner_id: string })[]> {
  return db
    .selectFrom('listing_review')
    .innerJoin('listing', 'listing.id', 'listing_review.listing_id')
    .selectAll('listing_review')
    .select(['listing.title', 'listing.category', 'listing.owner_id'])
    .where(isAsked)
    .where('listing.owner_id', '<>', lookerId)
    .orderBy('opened_at')
    .orderBy('listing_review.id')
    .limit(limit)
    .execute()
}

export async function countOpenReviews(db: Database | Tx, lookerId: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('listing_review')
    .innerJoin('listing', 'listing.id', 'listing_review.listing_id')
    .select(({ fn }) => fn.countAll<number>().as('waiting'))
    .where(isAsked)
    .where('listing.owner_id', '<>', lookerId)
    .executeTakeFirstOrThrow()
  return waiting
}

export async function findOpenReview(db: Database | Tx, id: string): Promise<ReviewRow | null> {
  const row = await db
    .selectFrom('listing_review')
    .innerJoin('listing', 'listing.id', 'listing_review.listing_id')
    .selectAll('listing_review')
    .where('listing_review.id', '=', id)
    .where(isAsked)
    .executeTakeFirst()
  return row ?? null
}

/** What became of all that somebody posted. */
export async function countPosted(
  db: Database | Tx,
  ownerId: string,
  since: Date,
): Promise<{ published: number; good: number; refused: number; refusedLately: number }> {
  const { rows } = await sql<{ published: number; good: number; refused: number; refusedLately: number }>`
    select
      (select count(*) from listing where owner_id = ${ownerId} and published_at is not null) as published,
      (select count(*) from listing where owner_id = ${ownerId} and published_at is not null
        and state not in ('removed', 'deleted')) as good,
      count(*) as refused,
      count(*) filter (where listing_review.closed_at >= ${since}) as "refusedLately"
    from listing_review join listing on listing.id = listing_review.listing_id
    where listing.owner_id = ${ownerId} and outcome = 'rejected'`.execute(db)
  return rows[0] ?? { published: 0, good: 0, refused: 0, refusedLately: 0 }
}

export function findReviewsOf(tx: Tx, ownerId: string): Promise<Omit<ReviewRow, 'decided_by'>[]> {
  return tx
    .selectFrom('listing_review')
    .innerJoin('listing', 'listing.id', 'listing_review.listing_id')
    .select([
      'listing_review.id',
      'listing_id',
      'subject',
      'score',
      'signals',
      'opened_at',
      'listing_review.closed_at',
      'outcome',
      'listing_review.decision_reason',
      'listing_review.decision_note',
    ])
    .where('listing.owner_id', '=', ownerId)
    .orderBy('listing_review.id')
    .execute()
}
