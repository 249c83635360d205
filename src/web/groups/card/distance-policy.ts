/** Outside of these a distance says nothing: here, or nobody knows where. */
const HIDDEN_FROM = 999

/** Miles to show on a badge, or null where it is hidden. */
export const shownMiles = (miles: number | null): number | null =>
  miles === null || miles <= 0 || miles >= HIDDEN_FROM ? null : miles
