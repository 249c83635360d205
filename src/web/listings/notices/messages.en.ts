import type { LISTING_NOTICES } from '#contract/listings/notices.ts'

export const listingNoticeWordsEn = {
  favorite_price_drop: '“{title}” went down from {was} to {now}.',
  favorite_reserved: '“{title}” is reserved.',
  favorite_back: '“{title}” is available again.',
  favorite_ending: '“{title}” ends on {date}.',
  search_matches: '{count, plural, one {# new listing} other {# new listings}} for “{name}”.',
  search_paused: 'Nobody has opened “{name}” for 60 days, so we stopped searching. Open it to continue.',
  own_listing_ending: 'Your listing “{title}” ends on {date}. Renew it if it is still available.',
  listing_approved: '“{title}” was approved.',
  listing_changes_requested: 'Please change something about “{title}”.',
  listing_rejected: '“{title}” was not accepted.',
  more: 'and more',
} as const satisfies Record<keyof typeof LISTING_NOTICES | 'more', string>
