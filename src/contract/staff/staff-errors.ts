export const STAFF_ERRORS = {
  'staff.person-not-found': 404,
  /** Nobody fits: a broadcast needs somebody to read it. */
  'staff.no-audience': 422,
  /** Sent again or discarded meanwhile. */
  'staff.job-not-found': 404,
  /** Somebody has to be able to give roles. */
  'staff.last-admin': 409,
} as const
