import type { Platform } from '#server/platform/platform.ts'
import { deleteEndedPlans } from './date-plan-store.ts'

declare module '#server/platform/jobs/jobs.ts' {
  interface JobPayloads {
    'dating.forget-plans': Record<string, never>
  }
}

/** Plans that no link shows any more are deleted, every hour. */
export function workForgetPlans({ db, jobs, clock }: Pick<Platform, 'db' | 'jobs' | 'clock'>): void {
  jobs.work('dating.forget-plans', () => deleteEndedPlans(db, clock.now()), { cron: '23 * * * *' })
}
