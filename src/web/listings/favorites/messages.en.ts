import type { FavoriteState } from '#contract/listings/favorites/favorite.ts'

export const favoritesEn = {
  title: 'Saved listings',
  lead: 'Only you see them. We notify you when a price drops, and when one is reserved, back or about to end.',
  byMail: 'Also notify me by e-mail',
  mailsFailed: 'That could not be changed.',
  empty: 'You have not saved anything yet.',
  emptyMore: 'Tap the heart on a listing to find it here again.',
  browse: 'Browse listings',
  remove: 'Remove “{title}” from your saved listings',
  removeNameless: 'Remove it from your saved listings',
  savedOn: 'Saved {ago}',
  outbox: {
    title: 'Not sent yet',
    nameless: 'A listing',
    discard: 'Discard',
  },
  state: {
    active: 'Available',
    reserved: 'Reserved',
    expired: 'Ended',
    fulfilled: 'Taken',
    hidden: 'Not shown at the moment',
    gone: 'No longer available',
  } satisfies Record<FavoriteState, string>,
} as const
