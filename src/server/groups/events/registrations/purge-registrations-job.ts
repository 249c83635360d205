import type { Platform } from '#server/platform/platform.ts'
import { confirmableSince, rememberedSince } from './registration-policy.ts'
import { deleteForgotten } from './registration-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'groups.purge-registrations': Record<string, never>
  }
}

/** Every hour: nothing is known of people without an account for longer than an event needs it. */
export function workPurgeRegistrations({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work(
    'groups.purge-registrations',
    () => {
      const now = clock.now()
      return deleteForgotten(db, {
        requestedBefore: confirmableSince(now),
        endedBefore: rememberedSince(now),
      })
    },
    { cron: '41 * * * *' },
  )
}
