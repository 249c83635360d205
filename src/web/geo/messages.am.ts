import type { GEO_ERRORS } from '#contract/geo/geo-errors.ts'

export const geoErrorsAm: Record<keyof typeof GEO_ERRORS, string> = {
  'geo.place-not-found': 'ይህ ቦታ አይታወቅም።',
}
