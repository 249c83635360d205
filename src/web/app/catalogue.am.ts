import type { ErrorCode } from '#contract/error-codes.ts'
import { ERROR_MESSAGES_AM } from '#contract/error-messages.am.ts'
import { FIELD_PROBLEMS_AM } from '#contract/kit/messages.am.ts'
import { accountAm } from '#web/account/messages.am.ts'
import { authAm } from '#web/auth/messages.am.ts'
import { geoAm } from '#web/geo/messages.am.ts'
import { legalAm } from '#web/legal/messages.am.ts'
import { listingsAm } from '#web/listings/messages.am.ts'
import { mediaAm } from '#web/media/messages.am.ts'
import { ariaWordsAm } from '#web/platform/aria-words.am.ts'
import { platformAm } from '#web/platform/messages.am.ts'
import type { Words } from '#web/platform/words.ts'
import { profilesAm } from '#web/profiles/messages.am.ts'
import { uiAm } from '#web/ui/messages.am.ts'
import type { wordsEn } from './catalogue.en.ts'
import { appAm } from './messages.am.ts'

const wordsAm: Words<typeof wordsEn> = {
  account: accountAm,
  app: appAm,
  auth: authAm,
  geo: geoAm,
  legal: legalAm,
  listings: listingsAm,
  media: mediaAm,
  platform: platformAm,
  profiles: profilesAm,
  ui: uiAm,
}

const errorsAm: Record<ErrorCode | 'network', string> = {
  ...ERROR_MESSAGES_AM,
  network: platformAm.network,
}

export const catalogueAm = {
  words: wordsAm,
  errors: errorsAm,
  problems: FIELD_PROBLEMS_AM,
  aria: ariaWordsAm,
}
