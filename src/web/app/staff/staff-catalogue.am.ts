import { reviewAm } from '#web/listings/review/messages.am.ts'
import { staffAm } from '#web/staff/messages.am.ts'
import { moderationAm } from '#web/moderation/messages.am.ts'
import type { Words } from '#web/platform/language/words.ts'
import type { staffWordsEn } from './staff-catalogue.en.ts'

export const staffWordsAm: Words<typeof staffWordsEn> = {
  listings: { review: reviewAm },
  moderation: moderationAm,
  staff: staffAm,
}
