export const GEO_ERRORS = {
  'geo.place-not-found': 404,
  /** No postal code of this city, or of a country whose codes are not known. */
  'geo.unknown-postal-code': 422,
} as const
