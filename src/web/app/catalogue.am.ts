import { FIELD_PROBLEMS_AM } from '#contract/kit/messages.am.ts'
import { LATER_ERROR_MESSAGES_AM } from '#contract/later-error-messages.am.ts'
import { accountAm } from '#web/account/messages.am.ts'
import { assistantAm } from '#web/assistant/messages.am.ts'
import { authAm } from '#web/auth/messages.am.ts'
import { geoAm } from '#web/geo/messages.am.ts'
import { faqAm } from '#web/legal/faq/messages.am.ts'
import { groupsAm } from '#web/groups/messages.am.ts'
import { groupCalendarAm } from '#web/groups/calendar/messages.am.ts'
import { groupDialogAm } from '#web/groups/dialog/messages.am.ts'
import { groupAlbumAm } from '#web/groups/album/messages.am.ts'
import { groupEventsAm } from '#web/groups/events/messages.am.ts'
import { groupExplorerAm } from '#web/groups/explorer/messages.am.ts'
import { groupInvitesAm } from '#web/groups/invites/messages.am.ts'
import { groupPollsAm } from '#web/groups/polls/messages.am.ts'
import { groupPageAm } from '#web/groups/page/messages.am.ts'
import { legalAm } from '#web/legal/messages.am.ts'
import { conversationAm } from '#web/listings/conversation/messages.am.ts'
import { detailsAm } from '#web/listings/details/messages.am.ts'
import { lifeAm } from '#web/listings/life/messages.am.ts'
import { alertsAm } from '#web/listings/alerts/messages.am.ts'
import { favoritesAm } from '#web/listings/favorites/messages.am.ts'
import { layoutAm } from '#web/listings/layout/messages.am.ts'
import { mapAm } from '#web/listings/map/messages.am.ts'
import { pageAm } from '#web/listings/page/messages.am.ts'
import { postingAm } from '#web/listings/posting/messages.am.ts'
import { phoneAm } from '#web/listings/phone/messages.am.ts'
import { compareAm } from '#web/listings/compare/messages.am.ts'
import { recentAm } from '#web/listings/recent/messages.am.ts'
import { searchAm } from '#web/listings/search/messages.am.ts'
import { shareAm } from '#web/listings/share/messages.am.ts'
import { mediaAm } from '#web/media/messages.am.ts'
import { ariaWordsAm } from '#web/platform/language/aria-words.am.ts'
import { ariaWordsEn } from '#web/platform/language/aria-words.en.ts'
import { saidAm } from '#web/platform/format/messages.am.ts'
import type { Catalogue } from '#web/platform/language/language.tsx'
import type { Words } from '#web/platform/language/words.ts'
import { moderationNoticeWordsAm } from '#web/moderation/notices/messages.am.ts'
import { ownDecisionsAm } from '#web/moderation/own/messages.am.ts'
import { messagingAm } from '#web/messaging/messages.am.ts'
import { networkingAm } from '#web/networking/messages.am.ts'
import { notificationsAm } from '#web/notifications/messages.am.ts'
import { profilesAm } from '#web/profiles/messages.am.ts'
import { pwaAm } from '#web/pwa/messages.am.ts'
import { staffNoticeWordsAm } from '#web/staff/notices/messages.am.ts'
import { paymentNoticeWordsAm } from '#web/payments/notices/messages.am.ts'
import { reviewsAm } from '#web/reviews/messages.am.ts'
import { supportAm } from '#web/support/messages.am.ts'
import { safetyAm } from '#web/safety/messages.am.ts'
import type { wordsEn } from './catalogue.en.ts'
import { fieldsAm } from '#web/ui/fields/messages.am.ts'
import { firstCatalogueAm } from './first-catalogue.am.ts'
import { socialAm } from './social/messages.am.ts'
import { listingNoticeWordsAm } from '#web/listings/notices/messages.am.ts'
import { messageNoticeWordsAm } from '#web/messaging/notices/messages.am.ts'
import { groupNoticeWordsAm } from '#web/groups/notices/messages.am.ts'
import { datingNoticeWordsAm } from '#web/dating/notices/messages.am.ts'
import { networkingNoticeWordsAm } from '#web/networking/notices/messages.am.ts'

const first = firstCatalogueAm.words
const wordsAm: Words<typeof wordsEn> = {
  ...first,
  ui: { ...first.ui, field: fieldsAm },
  account: accountAm,
  announcements: staffNoticeWordsAm,
  app: { ...first.app, social: socialAm },
  assistant: assistantAm,
  auth: authAm,
  dating: { notices: datingNoticeWordsAm },
  geo: geoAm,
  legal: { ...legalAm, faq: faqAm },
  groups: {
    ...groupsAm,
    calendar: groupCalendarAm,
    dialog: groupDialogAm,
    album: groupAlbumAm,
    events: groupEventsAm,
    explorer: groupExplorerAm,
    page: groupPageAm,
    invites: groupInvitesAm,
    polls: groupPollsAm,
    notices: groupNoticeWordsAm,
  },
  listings: {
    ...first.listings,
    ...detailsAm,
    alerts: alertsAm,
    conversation: conversationAm,
    favorites: favoritesAm,
    layout: layoutAm,
    map: mapAm,
    notices: listingNoticeWordsAm,
    phone: phoneAm,
    compare: compareAm,
    recent: recentAm,
    life: lifeAm,
    page: pageAm,
    posting: postingAm,
    search: searchAm,
    share: shareAm,
  },
  media: mediaAm,
  messaging: { ...messagingAm, notices: messageNoticeWordsAm },
  moderation: { own: ownDecisionsAm, notices: moderationNoticeWordsAm },
  networking: { ...networkingAm, notices: networkingNoticeWordsAm },
  notifications: notificationsAm,
  profiles: profilesAm,
  pwa: pwaAm,
  safety: safetyAm,
  payments: { notices: paymentNoticeWordsAm },
  reviews: reviewsAm,
  said: saidAm,
  support: supportAm,
}

export const catalogueAm: Catalogue = {
  words: wordsAm,
  errors: { ...firstCatalogueAm.errors, ...LATER_ERROR_MESSAGES_AM },
  problems: FIELD_PROBLEMS_AM,
  aria: [ariaWordsAm, ariaWordsEn],
}
