export const NETWORKING_ERRORS = {
  /** Not there, taken down, for the eyes of others, or hidden by a block: alike. */
  'networking.post-not-found': 404,
  /** Only connections may see it, so it cannot be passed on. */
  'networking.not-public': 409,
  /** Only who wrote it changes it, and only who wrote it or staff takes it away. */
  'networking.not-author': 403,
  /** details: { minutes } */
  'networking.too-late-to-edit': 409,
  /** details: { limit } */
  'networking.too-many-posts': 429,
  /** details: { limit } */
  'networking.too-many-saved': 409,
  /** Not there, not named so, not in networking, or kept apart by a block: alike. details: { name } */
  'networking.mention-refused': 409,
  'networking.comment-not-found': 404,
  /** details: { limit } */
  'networking.too-many-comments': 429,
  /** Not there, narrowed to connections, or hidden by a block: alike. */
  'networking.person-not-found': 404,
  'networking.oneself': 409,
  /** It was answered, taken back or ended meanwhile. */
  'networking.connection-not-found': 404,
  /** details: { limit } */
  'networking.too-many-requests': 429,
  /** Skills are endorsed by accepted connections. */
  'networking.not-connected': 403,
  'networking.skill-not-found': 404,
  /** Not an address of the public web, or one that leads to none. */
  'networking.link-refused': 422,
  /** It did not answer, or with nothing that can be shown. */
  'networking.link-unreadable': 422,
} as const
