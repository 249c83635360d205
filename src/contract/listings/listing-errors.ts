export const LISTING_ERRORS = {
  /** Also the answer to a stranger about somebody's draft. */
  'listings.not-found': 404,
  /** Deleted by its owner, taken down or long over. */
  'listings.gone': 410,
  /** Somebody, or another tab, saved a newer version. details: { version } */
  'listings.stale': 409,
  /** The category cannot change once the listing has been published. */
  'listings.category-fixed': 409,
  /** Admins take no new listings of this category for now. */
  'listings.category-closed': 409,
  'listings.too-many-drafts': 409,
  /** Not ready to be published. details: { fields } as for request.invalid */
  'listings.incomplete': 422,
  /** What is asked for does not lead on from the state it is in. details: { state } */
  'listings.wrong-state': 409,
  /** As many are on offer as this account may have. details: { limit } */
  'listings.too-many-active': 409,
  /** As many were published within a day as this account may. details: { limit } */
  'listings.too-many-today': 429,
  /** details: { at } from when it may be renewed again, ISO 8601 */
  'listings.renewed-recently': 409,
  /** A job or an event ends by its own dates. */
  'listings.not-renewable': 409,
  /** A mailed link that was cut off, changed or has grown old. */
  'listings.link-invalid': 410,
  /** Nearly the same as another listing of one's own. details: { listingId, title, state } */
  'listings.duplicate': 409,
  /** Too much speaks of a fraud. details: { signals } */
  'listings.blocked': 422,
  /** It costs something first; /payment has what. */
  'listings.fee-due': 402,
  /** Staff asked for a confirmed telephone first. */
  'listings.phone-first': 403,
  /** No case about it is open to this member of staff. */
  'listings.review-over': 409,
  /** Many talk about events, and about rides that are looked for, only. */
  'listings.no-chat': 404,
} as const
