import { reviewEn } from '#web/listings/review/messages.en.ts'
import { staffEn } from '#web/staff/messages.en.ts'
import { moderationEn } from '#web/moderation/messages.en.ts'

/** What the pages of staff say; nobody else loads it. */
export const staffWordsEn = {
  listings: { review: reviewEn },
  moderation: moderationEn,
  staff: staffEn,
} as const
