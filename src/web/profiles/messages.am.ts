import type { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'
import type { Words } from '#web/platform/words.ts'
import type { profilesEn } from './messages.en.ts'

export const profilesAm: Words<typeof profilesEn> = {
  title: 'መገለጫ',
}

export const profileErrorsAm: Record<keyof typeof PROFILE_ERRORS, string> = {
  'profiles.not-found': 'መገለጫው አልተገኘም',
}
