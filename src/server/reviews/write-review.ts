import { UserId } from '#contract/profiles/profile.ts'
import type { Exchange, ExchangeId, ReviewFields } from '#contract/reviews/review.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { refuseBlockedText } from '#server/safety/public.ts'
import { closesAfterFirst, isSameReview, otherOf, sideOf } from './exchange-policy.ts'
import { changeExchange, lockExchange } from './exchange-store.ts'
import { showExchange } from './list-exchanges.ts'
import { revealExchange } from './reveal-exchange.ts'
import { findReviewsIn, insertReview } from './review-store.ts'

interface Input {
  exchangeId: ExchangeId
  review: ReviewFields
}

/** The second of the two reveals both; until then nobody learns what the first one wrote. */
export function writeReview(
  platform: Platform,
  { userId }: Member,
  { exchangeId, review }: Input,
): Promise<Exchange> {
  return inTransaction(platform.db, async (tx) => {
    const exchange = await lockExchange(tx, exchangeId)
    const aboutId = exchange && sideOf(exchange, userId) && otherOf(exchange, userId)
    if (!aboutId) throw new AppError('reviews.not-found')
    const written = await findReviewsIn(tx, [exchangeId])
    const before = written.find(({ author_id }) => author_id === userId)
    if (before && isSameReview(before, review)) return showExchange(tx, platform, userId, exchangeId)
    if (before) throw new AppError('reviews.written')
    const now = platform.clock.now()
    if (exchange.revealed_at !== null || exchange.closes_at <= now) throw new AppError('reviews.over')
    if (review.words) await refuseBlockedText(tx, review.words)
    await insertReview(tx, {
      id: uuidv7(),
      exchange_id: exchangeId,
      author_id: userId,
      about_id: UserId.parse(aboutId),
      stars: review.stars,
      tags: review.tags,
      words: review.words || null,
      created_at: now,
    })
    if (written.length > 0) await revealExchange(tx, platform, exchangeId)
    else await changeExchange(tx, exchangeId, { closes_at: closesAfterFirst(exchange.closes_at, now) })
    return showExchange(tx, platform, userId, exchangeId)
  })
}
