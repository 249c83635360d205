import type { FirstErrorCode } from '#contract/error-codes.ts'
import { ERROR_MESSAGES_AM } from '#contract/error-messages.am.ts'
import { listingsAm } from '#web/listings/messages.am.ts'
import { platformAm } from '#web/platform/messages.am.ts'
import { uiAm } from '#web/ui/messages.am.ts'
import { appAm } from './messages.am.ts'

const errorsAm: Record<FirstErrorCode | 'network', string> = {
  ...ERROR_MESSAGES_AM,
  network: platformAm.network,
}

/** What the home page and all around it say; everybody's first load carries it. */
export const firstCatalogueAm = {
  words: { app: appAm, listings: listingsAm, platform: platformAm, ui: uiAm },
  errors: errorsAm,
}
