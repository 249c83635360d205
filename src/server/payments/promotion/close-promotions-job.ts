import { titlesOf } from '#server/listings/public.ts'
import { sendNotice } from '#server/notifications/public.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { closeGrants, takeEnded } from './grant-store.ts'
import { findOrder } from '#server/payments/orders/order-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'payments.close-promotions': Record<string, never>
  }
}

const BATCH = 100

/** Once an hour: owners are notified that a promotion is over. Lists go by the clock already before. */
export function workClosePromotions(platform: Platform): void {
  const closeBatch = () =>
    inTransaction(platform.db, async (tx) => {
      const ended = await takeEnded(tx, BATCH)
      const titles = await titlesOf(
        tx,
        ended.map(({ listing_id }) => listing_id),
      )
      for (const { product, listing_id: listingId, order_id } of ended) {
        const owner = (await findOrder(tx, order_id))?.user_id ?? null
        const title = titles.get(listingId)
        // that a paid listing ends is said by listings
        if (product === 'posting' || title === undefined || owner === null) continue
        const notice = { kind: 'promotion_ended', subjectId: listingId, facts: { title } } as const
        await sendNotice(tx, platform, { userId: UserId.parse(owner), notice, byMail: true })
      }
      await closeGrants(
        tx,
        ended.map(({ id }) => id),
      )
      return ended.length === BATCH
    })
  platform.jobs.work(
    'payments.close-promotions',
    async () => {
      while (await closeBatch());
    },
    { cron: '41 * * * *' },
  )
}
