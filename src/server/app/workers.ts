import { workAuthJobs } from '#server/auth/public.ts'
import { subscribeListings, workListingJobs } from '#server/listings/public.ts'
import { workMediaJobs } from '#server/media/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { subscribeProfiles } from '#server/profiles/public.ts'
import { subscribePurge, workPurgeAccounts } from './purge-accounts-job.ts'
import { workPurgeExpired } from './purge-expired-job.ts'

/** Registers every background job and every subscription to an event, before the queue starts. */
export function registerWorkers(platform: Platform): void {
  workPurgeExpired(platform)
  workPurgeAccounts(platform)
  workAuthJobs(platform)
  workMediaJobs(platform)
  workListingJobs(platform)
  subscribeProfiles(platform)
  subscribeListings(platform)
  subscribePurge(platform)
}
