import { withdrawCase } from '#server/moderation/public.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { takeOldTickets } from './ticket-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'support.forget-tickets': Record<string, never>
  }
}

/** Each night: what visitors wrote a year ago. What members wrote goes with their account. */
export function workForgetTickets(platform: Platform): void {
  platform.jobs.work(
    'support.forget-tickets',
    () =>
      inTransaction(platform.db, async (tx) => {
        for (const id of await takeOldTickets(tx)) await withdrawCase(tx, platform, { kind: 'ticket', id })
      }),
    { cron: '41 3 * * *' },
  )
}
