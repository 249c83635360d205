export const compareEn = {
  add: 'Compare “{title}”',
  short: 'Compare',
  full: 'You can compare {n, plural, one {# listing} other {# listings}} at a time. Remove one first.',
  oneMore: 'Choose another to compare',
  show: 'Compare {n, number}',
  clear: 'Clear the comparison',
  title: 'Side by side',
  listing: 'Listing',
  price: 'Price',
  place: 'Place',
  remove: 'Remove “{title}”',
  missing: '{n, plural, one {# listing is} other {# listings are}} no longer available.',
} as const
