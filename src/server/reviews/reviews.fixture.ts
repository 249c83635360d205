import { ExchangeId, type ReviewFields } from '#contract/reviews/review.ts'
import { listExchanges } from '#contract/reviews/list-exchanges.ts'
import { writeReview } from '#contract/reviews/write-review.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'
import { openExchange } from './open-exchange.ts'

export const PRAISE: ReviewFields = {
  stars: 5,
  tags: ['friendly', 'as_described'],
  words: 'Kind, and just as she said.',
}
export const COMPLAINT: ReviewFields = { stars: 2, tags: ['late'], words: 'Came two hours late.' }

/** The two may review each other from now on. */
export async function exchanged(
  world: World,
  seller: Person,
  buyer: Person,
  title = 'A green sofa for three',
): Promise<ExchangeId> {
  const listing = { id: uuidv7(), title }
  await inTransaction(world.db, (tx) =>
    openExchange(tx, world.platform, {
      kind: 'closed',
      listing,
      sellerId: seller.userId,
      buyerId: buyer.userId,
    }),
  )
  const [latest] = (await world.call(listExchanges, {}, buyer)).body.items
  if (!latest) throw new Error('There is no exchange.')
  return ExchangeId.parse(latest.id)
}

/** Both have written, so both can be read. */
export async function reviewed(
  world: World,
  { about, by }: { about: Person; by: Person },
  review: ReviewFields = PRAISE,
): Promise<ExchangeId> {
  const exchangeId = await exchanged(world, about, by)
  await world.call(writeReview, { exchangeId, review }, by)
  await world.call(writeReview, { exchangeId, review: PRAISE }, about)
  return exchangeId
}
