export const DATING_ERRORS = {
  /** One has no dating profile yet, or deleted it. */
  'dating.no-profile': 404,
  /** 'No profile found to update' */
  'dating.nothing-to-update': 404,
  'dating.profile-exists': 409,
  /** Changed in another window since it was read. */
  'dating.stale': 409,
  /** Not there, hidden, blocked, paused or unmatched: all alike. */
  'dating.not-found': 404,
  /** Paused: the deck rests until it is resumed. */
  'dating.paused': 409,
  /** details: { limit, until } */
  'dating.too-many-likes': 429,
  'dating.too-many-super-likes': 429,
  'dating.too-many-openers': 429,
  'dating.too-many-hide-changes': 429,
  /** The place was changed twice today, or within half an hour. details: { until } */
  'dating.place-too-often': 429,
  /** The name was changed twice within a year. details: { until } */
  'dating.name-too-often': 429,
  /** The account is shown by this name outside of dating: it would lead to the person. */
  'dating.name-elsewhere': 422,
  /** Of photos that the person shows outside of dating. details: { photoIds } */
  'dating.photo-elsewhere': 422,
  'dating.place-not-found': 422,
  /** A plan of a date that never was, was deleted, or began more than a day ago: all alike. */
  'dating.plan-ended': 404,
  /** A date in the past, or too far ahead. */
  'dating.plan-time': 422,
  'dating.too-many-plans': 409,
  /** Nothing to take back: the last swipe was no pass, or lies too far back. */
  'dating.nothing-to-undo': 409,
  'dating.own-profile': 409,
  /** A selfie is being looked at already. */
  'dating.verification-open': 409,
  /** The pose was for another day; details: { pose } */
  'dating.other-pose': 409,
} as const
