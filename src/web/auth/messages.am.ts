import type { AUTH_ERRORS } from '#contract/auth/auth-errors.ts'
import type { Words } from '#web/platform/words.ts'
import type { authEn } from './messages.en.ts'

export const authAm: Words<typeof authEn> = {
  title: 'ይግቡ',
}

export const authErrorsAm: Record<keyof typeof AUTH_ERRORS, string> = {}
