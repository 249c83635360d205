import { FITTING_JOBS_MAX } from '#contract/networking/people/list-fitting-jobs.ts'
import { findFittingJobs } from '#server/listings/public.ts'
import type { Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findTrade } from './person-store.ts'

/** As JSON text. */
export async function listFittingJobs(
  { hot, db }: Pick<Platform, 'hot' | 'db'>,
  { userId }: Member,
): Promise<string> {
  const jobs = await findFittingJobs({ hot }, userId, await findTrade(db, userId), FITTING_JOBS_MAX)
  return `{"hasTrade":${jobs !== null},"items":${jobs ?? '[]'}}`
}
