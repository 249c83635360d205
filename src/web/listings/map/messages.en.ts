export const mapEn = {
  label: 'Map of where these listings are',
  area: '{place}: {n, plural, one {# listing} other {# listings}}',
  cluster:
    '{place} and {others, plural, one {# city} other {# cities}} near it: {n, plural, one {# listing} other {# listings}}. Zoom in',
  here: 'Search here',
  capped: 'Only the newest {n, number} are counted.',
  impossible: 'This device cannot draw the map. These cities have the most listings:',
} as const
