import type { ErrorCode } from '#contract/error-codes.ts'
import { ERROR_MESSAGES_EN } from '#contract/error-messages.en.ts'
import { FIELD_PROBLEMS_EN } from '#contract/kit/messages.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { geoEn } from '#web/geo/messages.en.ts'
import { legalEn } from '#web/legal/messages.en.ts'
import { listingsEn } from '#web/listings/messages.en.ts'
import { mediaEn } from '#web/media/messages.en.ts'
import { platformEn } from '#web/platform/messages.en.ts'
import { profilesEn } from '#web/profiles/messages.en.ts'
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
  ...ERROR_MESSAGES_EN,
  network: platformEn.network,
}

export const catalogueEn = { words: wordsEn, errors: errorsEn, problems: FIELD_PROBLEMS_EN, aria: {} }

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof wordsEn
    Locale: InterfaceLanguage
  }
}
