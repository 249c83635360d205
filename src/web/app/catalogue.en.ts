import type { InterfaceLanguage } from '#contract/language/language.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { geoEn } from '#web/geo/messages.en.ts'
import { legalEn } from '#web/legal/messages.en.ts'
import { pageEn } from '#web/listings/page/messages.en.ts'
import { postingEn } from '#web/listings/posting/messages.en.ts'
import { searchEn } from '#web/listings/search/messages.en.ts'
import { mediaEn } from '#web/media/messages.en.ts'
import { ariaWordsEn } from '#web/platform/aria-words.en.ts'
import type { Catalogue } from '#web/platform/language.tsx'
import { profilesEn } from '#web/profiles/messages.en.ts'
import { fieldWordsEn } from '#web/ui/fields/field-words.en.ts'
import { firstCatalogueEn } from './first-catalogue.en.ts'

const first = firstCatalogueEn.words
export const wordsEn = {
  ...first,
  account: accountEn,
  auth: authEn,
  geo: geoEn,
  legal: legalEn,
  listings: { ...first.listings, page: pageEn, posting: postingEn, search: searchEn },
  media: mediaEn,
  profiles: profilesEn,
} as const

export const catalogueEn: Catalogue = {
  words: wordsEn,
  errors: firstCatalogueEn.errors,
  problems: fieldWordsEn,
  aria: [ariaWordsEn],
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof wordsEn
    Locale: InterfaceLanguage
  }
}
