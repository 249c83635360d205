import type { GEO_ERRORS } from '#contract/geo/geo-errors.ts'

export const geoErrorsEn: Record<keyof typeof GEO_ERRORS, string> = {
  'geo.place-not-found': 'This place is not known.',
}
