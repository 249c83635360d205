import type { ErrorCode } from '#contract/error-codes.ts'
import { FIELD_PROBLEMS_EN } from '#contract/kit/messages.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { geoEn, geoErrorsEn } from '#web/geo/messages.en.ts'
import { legalEn } from '#web/legal/messages.en.ts'
import { listingErrorsEn, listingsEn } from '#web/listings/messages.en.ts'
import { mediaEn, mediaErrorsEn } from '#web/media/messages.en.ts'
import { platformEn, platformErrorsEn } from '#web/platform/messages.en.ts'
import { profileErrorsEn, profilesEn } from '#web/profiles/messages.en.ts'
import { uiEn } from '#web/ui/messages.en.ts'
import { appEn } from './messages.en.ts'

export const wordsEn = {
  account: accountEn,
  app: appEn,
  auth: authEn,
  geo: geoEn,
  legal: legalEn,
  listings: listingsEn,
  media: mediaEn,
  platform: platformEn,
  profiles: profilesEn,
  ui: uiEn,
} as const

const errorsEn: Record<ErrorCode | 'network', string> = {
  ...platformErrorsEn,
  ...geoErrorsEn,
  ...listingErrorsEn,
  ...mediaErrorsEn,
  ...profileErrorsEn,
}

export const catalogueEn = { words: wordsEn, errors: errorsEn, problems: FIELD_PROBLEMS_EN, aria: {} }

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof wordsEn
    Locale: InterfaceLanguage
  }
}
