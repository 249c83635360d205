import { type Selectable, sql } from 'kysely'
import { REVIEW_LIMITS, type Score } from '#contract/reviews/review.ts'
import type { CursorPoint } from '#server/platform/cursor.ts'
import type { Review } from '#server/platform/database/schema.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import { notBlocked } from '#server/safety/public.ts'

export type ReviewRow = Selectable<Review>

export async function insertReview(
  tx: Tx,
  review: Omit<ReviewRow, 'revealed_at' | 'reply' | 'replied_at' | 'hidden_at'>,
): Promise<void> {
  await tx.insertInto('review').values(review).execute()
}

export function findReviewsIn(db: Database | Tx, exchangeIds: readonly string[]): Promise<ReviewRow[]> {
  if (exchangeIds.length === 0) return Promise.resolve([])
  return db.selectFrom('review').selectAll().where('exchange_id', 'in', exchangeIds).execute()
}

/** One that others read. */
export async function findShown(tx: Tx, id: string): Promise<ReviewRow | null> {
  const row = await tx
    .selectFrom('review')
    .selectAll()
    .where('id', '=', id)
    .where('revealed_at', 'is not', null)
    .where('hidden_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export function findReviews(db: Database | Tx, ids: readonly string[]): Promise<ReviewRow[]> {
  if (ids.length === 0) return Promise.resolve([])
  return db.selectFrom('review').selectAll().where('id', 'in', ids).execute()
}

/** @returns those of the exchange, which can be read from now on */
export function revealReviews(tx: Tx, exchangeId: string, at: Date): Promise<ReviewRow[]> {
  return tx
    .updateTable('review')
    .set({ revealed_at: at })
    .where('exchange_id', '=', exchangeId)
    .where('revealed_at', 'is', null)
    .returningAll()
    .execute()
}

export async function saveReply(
  tx: Tx,
  id: string,
  { reply, at }: { reply: string; at: Date },
): Promise<void> {
  await tx.updateTable('review').set({ reply, replied_at: at }).where('id', '=', id).execute()
}

/** @returns false where it was so already */
export async function setReviewHidden(tx: Tx, id: string, hiddenAt: Date | null): Promise<boolean> {
  const changed = await tx
    .updateTable('review')
    .set({ hidden_at: hiddenAt })
    .where('id', '=', id)
    .where('hidden_at', hiddenAt === null ? 'is not' : 'is', null)
    .returning('id')
    .executeTakeFirst()
  return changed !== undefined
}

export type ShownReviewRow = ReviewRow & { title: string | null }

/** What a reader may read of what others say of somebody, latest first. */
export async function findReviewsAbout(
  db: Database,
  { userId, viewerId }: { userId: string; viewerId: string },
  { after, limit }: { after: CursorPoint | null; limit: number },
): Promise<ShownReviewRow[]> {
  const { rows } = await sql<ShownReviewRow>`
    select review.*, review_exchange.title
    from review
    join review_exchange on review_exchange.id = review.exchange_id
    cross join (select ${viewerId}::uuid as id) as viewer
    where about_id = ${userId}::uuid and review.revealed_at is not null and hidden_at is null
      and (${after?.at ?? null}::timestamptz is null
        or (review.revealed_at, review.id) < (${after?.at ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      and ${sql.raw(notBlocked('about_id', 'viewer.id'))}
      and (author_id is null or ${sql.raw(notBlocked('author_id', 'viewer.id'))})
    order by review.revealed_at desc, review.id desc
    limit ${limit}`.execute(db)
  return rows
}

/** SQL of somebody's score as the contract's JSON, for pages that show it beside a person. */
export const scoreOf = (userId: string): string => `
  (select json_build_object('count', count(*), 'average',
      case when count(*) >= ${REVIEW_LIMITS.scoreFrom} then round(avg(stars), 1)::float end)
    from review where about_id = ${userId} and revealed_at is not null and hidden_at is null)`

export async function readScore(db: Database, userId: string): Promise<Score> {
  const { rows } = await sql<{ score: Score }>`
    select ${sql.raw(scoreOf('asked.id'))} as score from (select ${userId}::uuid as id) as asked`.execute(db)
  return rows[0]?.score ?? { count: 0, average: null }
}

export function exportReviews(tx: Tx, userId: string): Promise<ReviewRow[]> {
  return tx
    .selectFrom('review')
    .selectAll()
    .where((eb) =>
      eb.or([
        eb('author_id', '=', userId),
        eb.and([eb('about_id', '=', userId), eb('revealed_at', 'is not', null)]),
      ]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()
}

/** What was said of them goes; of what they said the stars stay, without their words and name. */
export async function deleteReviewsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('review').where('about_id', '=', userId).execute()
  await tx
    .updateTable('review')
    .set({ author_id: null, words: null })
    .where('author_id', '=', userId)
    .execute()
}
