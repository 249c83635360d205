export const NOTIFICATION_ERRORS = {
  /** A link out of a mail that was cut off or changed. */
  'notifications.link-invalid': 410,
  /** An address that no push service has, or keys that are none. */
  'notifications.push-refused': 400,
} as const
