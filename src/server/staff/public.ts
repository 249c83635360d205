import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { workCountFigures } from './figures/count-figures-job.ts'
import { moderateAccount } from './people/moderate-account.ts'

/** What staff decide about here. */
export const accountSubjects = (): ModeratedSubjects => ({ account: moderateAccount() })

/** Registers the background jobs; to be called before the queue starts. */
export function workStaffJobs(platform: Platform): void {
  workCountFigures(platform)
}
