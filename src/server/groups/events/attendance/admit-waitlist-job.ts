import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { lockWithPlaces } from '#server/groups/events/event-store.ts'
import { moveWaitingUp } from './admit-waitlist.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.move-waiting-up': Record<string, never>
  }
}

type Deps = Pick<Platform, 'db' | 'jobs' | 'clock'>
const BATCH = 50

/** Places that nobody gave back but that are free, since an account is gone, go to those who wait. */
export function workMoveWaitingUp(platform: Deps): void {
  platform.jobs.work(
    'groups.move-waiting-up',
    async () => {
      let after: string | null = null
      do after = await moveSome(platform, after)
      while (after !== null)
    },
    { cron: '*/5 * * * *' },
  )
}

/** @returns behind which event to go on; null when there are no more */
function moveSome(platform: Deps, after: string | null): Promise<string | null> {
  return inTransaction(platform.db, async (tx) => {
    const events = await lockWithPlaces(tx, { after, now: platform.clock.now(), limit: BATCH })
    for (const event of events) await moveWaitingUp(tx, platform, event)
    return events.length === BATCH ? (events.at(-1)?.id ?? null) : null
  })
}
