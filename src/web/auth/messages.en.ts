import type { AUTH_ERRORS } from '#contract/auth/auth-errors.ts'

export const authEn = {
  title: 'Sign in',
} as const

export const authErrorsEn: Record<keyof typeof AUTH_ERRORS, string> = {}
