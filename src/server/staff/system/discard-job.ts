import type { DeadJobId } from '#contract/staff/system/system.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** @throws AppError staff.job-not-found */
export function discardJob(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  { jobId }: { jobId: DeadJobId },
): Promise<{ isDiscarded: true }> {
  return inTransaction(db, async (tx) => {
    const name = await jobs.discard(tx, jobId)
    if (name === null) throw new AppError('staff.job-not-found')
    log.info({ job: name }, 'a dead job was discarded')
    return { isDiscarded: true }
  })
}
