import { DAY_MS } from '#contract/kit/duration.ts'
import { countNewPeople } from '#server/auth/public.ts'
import { countLive, countListingsOf } from '#server/listings/public.ts'
import { countReplies } from '#server/messaging/public.ts'
import { countDecisions } from '#server/moderation/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Day } from '#server/platform/figure.ts'
import type { Platform } from '#server/platform/platform.ts'
import { countReports } from '#server/safety/public.ts'
import { dayOf, daysUpTo } from './figure-policy.ts'
import { hasFigures, saveFigures } from './figure-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'staff.count-figures': Record<string, never>
  }
}

/** The first time, what can still be counted of so many days. */
const FIRST_DAYS = 90

/** Once an hour: today, and yesterday, of which the last hour was still to come. */
export function workCountFigures({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'staff.count-figures',
    async () => {
      const now = clock.now()
      const days = daysUpTo(now, (await hasFigures(db)) ? 2 : FIRST_DAYS)
      for (const day of days) {
        const from = new Date(day)
        const span: Day = { from, to: new Date(from.getTime() + DAY_MS) }
        await inTransaction(db, async (tx) => {
          const counted = [
            ...(await countNewPeople(tx, span)),
            ...(await countListingsOf(tx, span)),
            ...(await countReplies(tx, span)),
            ...(await countReports(tx, span)),
            ...(await countDecisions(tx, span)),
            // what is on offer can be counted today alone
            ...(day === dayOf(now) ? await countLive(tx) : []),
          ]
          await saveFigures(tx, day, counted)
        })
      }
    },
    { cron: '17 * * * *' },
  )
}
