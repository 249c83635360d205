import type { PROFILE_ERRORS } from '#contract/profiles/profile-errors.ts'

export const profilesEn = {
  title: 'Profile',
} as const

export const profileErrorsEn: Record<keyof typeof PROFILE_ERRORS, string> = {
  'profiles.not-found': 'Profile not found',
}
