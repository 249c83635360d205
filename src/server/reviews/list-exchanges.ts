import { UserId } from '#contract/profiles/profile.ts'
import type { Exchange } from '#contract/reviews/review.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Database, Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { otherOf } from './exchange-policy.ts'
import { type ExchangeRow, findExchangesOf, lockExchange } from './exchange-store.ts'
import { findReviewsIn } from './review-store.ts'
import { viewExchange } from './review-view.ts'

type Clock = Pick<Platform, 'clock'>

export async function listExchanges(
  platform: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
): Promise<{ items: Exchange[] }> {
  const rows = await findExchangesOf(platform.db, userId)
  return { items: await viewAll(platform.db, platform, userId, rows) }
}

/** One of them, as it is now in this transaction. */
export async function showExchange(tx: Tx, platform: Clock, userId: string, id: string): Promise<Exchange> {
  const row = await lockExchange(tx, id)
  const [exchange] = await viewAll(tx, platform, userId, row ? [row] : [])
  if (!exchange) throw new AppError('reviews.not-found')
  return exchange
}

async function viewAll(
  db: Database | Tx,
  { clock }: Clock,
  userId: string,
  rows: readonly ExchangeRow[],
): Promise<Exchange[]> {
  const reviews = await findReviewsIn(
    db,
    rows.map(({ id }) => id),
  )
  const others = rows.map((row) => otherOf(row, userId)).filter((id) => id !== null)
  const cards = await personCards(
    db,
    others.map((id) => UserId.parse(id)),
  )
  return rows.map((row) => {
    const otherId = otherOf(row, userId)
    const other = (otherId !== null && cards.get(UserId.parse(otherId))) || null
    return viewExchange(row, { userId, other, reviews, now: clock.now() })
  })
}
