import type { DeadJobId } from '#contract/staff/system/system.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'

/** @throws AppError staff.job-not-found */
export function resendJob(
  { db, jobs, log }: Pick<Platform, 'db' | 'jobs' | 'log'>,
  { jobId }: { jobId: DeadJobId },
): Promise<{ isSent: true }> {
  return inTransaction(db, async (tx) => {
    const name = await jobs.resend(tx, jobId)
    if (name === null) throw new AppError('staff.job-not-found')
    log.info({ job: name }, 'a dead job was sent again')
    return { isSent: true }
  })
}
