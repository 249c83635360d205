export const NOTIFICATION_ERRORS = {
  /** A link out of a mail that was cut off or changed. */
  'notifications.link-invalid': 410,
} as const
