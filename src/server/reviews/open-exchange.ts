import type { UserId } from '#contract/profiles/profile.ts'
import type { ExchangeKind } from '#contract/reviews/review.ts'
import { sendNotice } from '#server/notifications/public.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { personCards } from '#server/profiles/public.ts'
import { closesAfter } from './exchange-policy.ts'
import { insertExchange } from './exchange-store.ts'

interface Opened {
  kind: ExchangeKind
  listing: { id: string; title: string }
  sellerId: UserId
  buyerId: UserId
}

/** Two people had to do with each other: both are asked how it was, once for a listing. */
export async function openExchange(
  tx: Tx,
  platform: Pick<Platform, 'jobs' | 'clock' | 'live'>,
  { kind, listing, sellerId, buyerId }: Opened,
): Promise<void> {
  const id = uuidv7()
  const openedAt = platform.clock.now()
  const isNew = await insertExchange(tx, {
    id,
    listing_id: listing.id,
    title: listing.title,
    kind,
    seller_id: sellerId,
    buyer_id: buyerId,
    opened_at: openedAt,
    closes_at: closesAfter(kind, openedAt),
  })
  if (!isNew) return
  const cards = await personCards(tx, [sellerId, buyerId])
  for (const [userId, otherId] of [
    [sellerId, buyerId],
    [buyerId, sellerId],
  ] as const) {
    const other = cards.get(otherId)
    if (!other) continue
    const facts = { person: other.name, title: listing.title }
    const notice = { kind: 'review_invited', subjectId: id, facts } as const
    await sendNotice(tx, platform, { userId, notice, byMail: true, aboutId: otherId })
  }
}
