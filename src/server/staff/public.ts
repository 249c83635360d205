import type { ModeratedSubjects } from '#server/moderation/public.ts'
import type { PersonalData } from '#server/platform/personal-data.ts'
import type { Platform } from '#server/platform/platform.ts'
import { exportBroadcasts, forgetAuthor } from './broadcasts/broadcast-store.ts'
import { workDeliverBroadcast } from './broadcasts/deliver-broadcast-job.ts'
import { workCountFigures } from './figures/count-figures-job.ts'
import { moderateAccount } from './people/moderate-account.ts'

export { staffNotices } from './notices-view.ts'

/** What staff decide about here. */
export const accountSubjects = (): ModeratedSubjects => ({ account: moderateAccount() })

/** Registers the background jobs; to be called before the queue starts. */
export function workStaffJobs(platform: Platform): void {
  workCountFigures(platform)
  workDeliverBroadcast(platform)
}

export const personalData: PersonalData = {
  feature: 'staff',
  tables: ['public.staff_broadcast'],
  export: async (tx, userId) => ({ 'public.staff_broadcast': await exportBroadcasts(tx, userId) }),
  purge: forgetAuthor,
}
