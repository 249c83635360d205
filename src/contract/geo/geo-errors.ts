export const GEO_ERRORS = {
  'geo.place-not-found': 404,
} as const
