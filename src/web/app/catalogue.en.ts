import type { InterfaceLanguage } from '#contract/language/language.ts'
import { LATER_ERROR_MESSAGES_EN } from '#contract/later-error-messages.en.ts'
import { accountEn } from '#web/account/messages.en.ts'
import { assistantEn } from '#web/assistant/messages.en.ts'
import { authEn } from '#web/auth/messages.en.ts'
import { geoEn } from '#web/geo/messages.en.ts'
import { faqEn } from '#web/legal/faq/messages.en.ts'
import { groupsEn } from '#web/groups/messages.en.ts'
import { groupCalendarEn } from '#web/groups/calendar/messages.en.ts'
import { groupDialogEn } from '#web/groups/dialog/messages.en.ts'
import { groupAlbumEn } from '#web/groups/album/messages.en.ts'
import { groupEventsEn } from '#web/groups/events/messages.en.ts'
import { groupExplorerEn } from '#web/groups/explorer/messages.en.ts'
import { groupInvitesEn } from '#web/groups/invites/messages.en.ts'
import { groupPollsEn } from '#web/groups/polls/messages.en.ts'
import { groupPageEn } from '#web/groups/page/messages.en.ts'
import { legalEn } from '#web/legal/messages.en.ts'
import { conversationEn } from '#web/listings/conversation/messages.en.ts'
import { detailsEn } from '#web/listings/details/messages.en.ts'
import { lifeEn } from '#web/listings/life/messages.en.ts'
import { alertsEn } from '#web/listings/alerts/messages.en.ts'
import { favoritesEn } from '#web/listings/favorites/messages.en.ts'
import { layoutEn } from '#web/listings/layout/messages.en.ts'
import { mapEn } from '#web/listings/map/messages.en.ts'
import { pageEn } from '#web/listings/page/messages.en.ts'
import { postingEn } from '#web/listings/posting/messages.en.ts'
import { phoneEn } from '#web/listings/phone/messages.en.ts'
import { compareEn } from '#web/listings/compare/messages.en.ts'
import { recentEn } from '#web/listings/recent/messages.en.ts'
import { searchEn } from '#web/listings/search/messages.en.ts'
import { shareEn } from '#web/listings/share/messages.en.ts'
import { mediaEn } from '#web/media/messages.en.ts'
import { ariaWordsEn } from '#web/platform/language/aria-words.en.ts'
import { saidEn } from '#web/platform/format/messages.en.ts'
import type { Catalogue } from '#web/platform/language/language.tsx'
import { moderationNoticeWordsEn } from '#web/moderation/notices/messages.en.ts'
import { ownDecisionsEn } from '#web/moderation/own/messages.en.ts'
import { messagingEn } from '#web/messaging/messages.en.ts'
import { networkingEn } from '#web/networking/messages.en.ts'
import { notificationsEn } from '#web/notifications/messages.en.ts'
import { profilesEn } from '#web/profiles/messages.en.ts'
import { pwaEn } from '#web/pwa/messages.en.ts'
import { staffNoticeWordsEn } from '#web/staff/notices/messages.en.ts'
import { paymentNoticeWordsEn } from '#web/payments/notices/messages.en.ts'
import { reviewsEn } from '#web/reviews/messages.en.ts'
import { supportEn } from '#web/support/messages.en.ts'
import { safetyEn } from '#web/safety/messages.en.ts'
import { fieldWordsEn } from '#web/ui/fields/field-words.en.ts'
import { fieldsEn } from '#web/ui/fields/messages.en.ts'
import { firstCatalogueEn } from './first-catalogue.en.ts'
import type { paymentsEn } from '#web/payments/messages.en.ts'
import type { datingEn } from '#web/dating/messages.en.ts'
import type { staffWordsEn } from './staff/staff-catalogue.en.ts'
import { socialEn } from './social/messages.en.ts'
import { listingNoticeWordsEn } from '#web/listings/notices/messages.en.ts'
import { messageNoticeWordsEn } from '#web/messaging/notices/messages.en.ts'
import { groupNoticeWordsEn } from '#web/groups/notices/messages.en.ts'
import { datingNoticeWordsEn } from '#web/dating/notices/messages.en.ts'
import { networkingNoticeWordsEn } from '#web/networking/notices/messages.en.ts'

const first = firstCatalogueEn.words
export const wordsEn = {
  ...first,
  ui: { ...first.ui, field: fieldsEn },
  account: accountEn,
  announcements: staffNoticeWordsEn,
  app: { ...first.app, social: socialEn },
  assistant: assistantEn,
  auth: authEn,
  dating: { notices: datingNoticeWordsEn },
  geo: geoEn,
  legal: { ...legalEn, faq: faqEn },
  groups: {
    ...groupsEn,
    calendar: groupCalendarEn,
    dialog: groupDialogEn,
    album: groupAlbumEn,
    events: groupEventsEn,
    explorer: groupExplorerEn,
    page: groupPageEn,
    invites: groupInvitesEn,
    polls: groupPollsEn,
    notices: groupNoticeWordsEn,
  },
  listings: {
    ...first.listings,
    ...detailsEn,
    alerts: alertsEn,
    conversation: conversationEn,
    favorites: favoritesEn,
    layout: layoutEn,
    map: mapEn,
    notices: listingNoticeWordsEn,
    phone: phoneEn,
    compare: compareEn,
    recent: recentEn,
    life: lifeEn,
    page: pageEn,
    posting: postingEn,
    search: searchEn,
    share: shareEn,
  },
  media: mediaEn,
  messaging: { ...messagingEn, notices: messageNoticeWordsEn },
  moderation: { own: ownDecisionsEn, notices: moderationNoticeWordsEn },
  networking: { ...networkingEn, notices: networkingNoticeWordsEn },
  notifications: notificationsEn,
  profiles: profilesEn,
  pwa: pwaEn,
  safety: safetyEn,
  payments: { notices: paymentNoticeWordsEn },
  reviews: reviewsEn,
  said: saidEn,
  support: supportEn,
} as const

export const catalogueEn: Catalogue = {
  words: wordsEn,
  errors: { ...firstCatalogueEn.errors, ...LATER_ERROR_MESSAGES_EN },
  problems: fieldWordsEn,
  aria: [ariaWordsEn],
}

declare module 'use-intl' {
  interface AppConfig {
    Messages: typeof wordsEn & typeof staffWordsEn & { dating: typeof datingEn; payments: typeof paymentsEn }
    Locale: InterfaceLanguage
  }
}
