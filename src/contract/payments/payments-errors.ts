export const PAYMENTS_ERRORS = {
  /** Also the answer to a stranger about somebody's order or listing. */
  'payments.not-found': 404,
  /** Nothing is sold here, or this plan is not. */
  'payments.not-offered': 409,
  /** Another sum than the buyer saw. details: { amountMinor } */
  'payments.price-changed': 409,
  /** This listing has, or needs, no such thing in the state that it is in. */
  'payments.not-for-listing': 409,
  /** The bank is at work for this listing, or it was paid. */
  'payments.paid-already': 409,
  /** New accounts, and those of which staff refused listings lately, promote nothing. */
  'payments.no-promotion': 403,
  /** No money came in, or all of it has gone back. details: { left } */
  'payments.not-refundable': 409,
  /** More than a manager may return of one order. details: { limit } */
  'payments.refund-limit': 403,
  /** Somebody else returned some of it meanwhile. details: { left } */
  'payments.refund-changed': 409,
  /** Another admin changed this plan meanwhile. */
  'payments.plan-changed': 409,
  /** The payment service does not answer. */
  'payments.provider-away': 503,
} as const
