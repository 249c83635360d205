export const compareEn = {
  add: 'Compare “{title}”',
  short: 'Compare',
  full: '{n, plural, one {# listing} other {# listings}} can be compared at a time. Take one away first.',
  oneMore: 'Choose another to compare',
  show: 'Compare {n, number}',
  clear: 'Compare none of them',
  title: 'Side by side',
  listing: 'Listing',
  price: 'Price',
  place: 'Place',
  remove: 'Take “{title}” away',
  missing: '{n, plural, one {# listing is} other {# listings are}} no longer there.',
} as const
