import { datingSubjects } from '#server/dating/public.ts'
import { eventSubjects } from '#server/groups/events/public.ts'
import { groupSubjects } from '#server/groups/public.ts'
import { listingSubjects, trustLevelOf } from '#server/listings/public.ts'
import { messageSubjects } from '#server/messaging/public.ts'
import type { Moderated } from '#server/moderation/public.ts'
import { networkingSubjects } from '#server/networking/public.ts'
import { reviewSubjects } from '#server/reviews/public.ts'
import { accountSubjects } from '#server/staff/public.ts'
import { supportSubjects } from '#server/support/public.ts'
import type { Platform } from '#server/platform/platform.ts'

/** Everything that staff decide about, and how far people are trusted. One line per feature. */
export const moderatedBy = (platform: Platform): Moderated => ({
  subjects: {
    ...listingSubjects(platform),
    ...messageSubjects(platform),
    ...groupSubjects(platform),
    ...eventSubjects(platform),
    ...networkingSubjects(platform),
    ...datingSubjects(platform),
    ...supportSubjects(platform),
    ...reviewSubjects(platform),
    ...accountSubjects(),
  },
  levelOf: (db, userId) => trustLevelOf(db, userId, platform.clock.now()),
})
