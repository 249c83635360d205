import type { NoticeKind } from '#contract/notifications/notification.ts'

export const notificationsEn = {
  title: 'Notifications',
  lead: 'What is new about your listings and about what you saved.',
  readAll: 'Mark all as read',
  unread: 'New',
  more: 'and more',
  empty: 'Nothing new.',
  emptyMore: 'Save a listing or a search, and we tell you here when something happens.',
  browse: 'Browse listings',
  kinds: {
    favorite_price_drop: '“{title}” went down from {was} to {now}.',
    favorite_reserved: '“{title}” is reserved.',
    favorite_back: '“{title}” is on offer again.',
    favorite_ending: '“{title}” ends on {date}.',
    search_matches: '{count, plural, one {# new listing} other {# new listings}} for “{name}”.',
    search_paused: 'Nobody opened “{name}” for 60 days, so we stopped looking. Open it to go on.',
    messages:
      '{count, plural, one {# new message} other {# new messages}}{from, select, none {} other { from {from}}}.',
    listing_approved: '“{title}” was approved.',
    listing_changes_requested: 'Please change something about “{title}”.',
    listing_rejected: '“{title}” was not accepted.',
  } satisfies Record<NoticeKind, string>,
  stop: {
    title: 'Mails ended',
    working: 'Ending these mails…',
    favorites:
      'We no longer write to you about the listings you saved. You still find what is new in the app.',
    search: 'We no longer write to you about this search. You still find what is new in the app.',
    toFavorites: 'Saved listings',
    toSearches: 'Saved searches',
  },
} as const
