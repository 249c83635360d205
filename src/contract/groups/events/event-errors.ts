export const EVENT_ERRORS = {
  /** Not there, or its group is hidden by a block: alike. */
  'groups.event-not-found': 404,
  'groups.event-over': 409,
  'groups.event-cancelled': 409,
  /** details: { version } */
  'groups.event-changed': 409,
  /** The first occurrence lies ahead, within two years. */
  'groups.event-past': 422,
  'groups.event-far': 422,
  /** details: { limit } */
  'groups.too-many-events': 409,
  /** Fewer places than people who go. details: { going } */
  'groups.event-too-small': 422,
  /** More people than there are places, or than are left beside the places one has. details: { places } */
  'groups.event-full': 409,
  /** The group asks who joins, so its members alone answer. */
  'groups.registration-closed': 403,
  /** Never there, cancelled, removed, not confirmed in time, or long past: alike. */
  'groups.registration-ended': 404,
  /** Of one event that nobody has confirmed yet. details: { limit } */
  'groups.too-many-registrations': 409,
} as const
