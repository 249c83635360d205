import type { FirstErrorCode } from '#contract/error-codes.ts'
import { ERROR_MESSAGES_EN } from '#contract/error-messages.en.ts'
import { listingsEn } from '#web/listings/messages.en.ts'
import { platformEn } from '#web/platform/messages.en.ts'
import { uiEn } from '#web/ui/messages.en.ts'
import { appEn } from './messages.en.ts'

const errorsEn: Record<FirstErrorCode | 'network', string> = {
  ...ERROR_MESSAGES_EN,
  network: platformEn.network,
}

/** What the home page and all around it say; everybody's first load carries it. */
export const firstCatalogueEn = {
  words: { app: appEn, listings: listingsEn, platform: platformEn, ui: uiEn },
  errors: errorsEn,
}
