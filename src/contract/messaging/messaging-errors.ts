export const MESSAGING_ERRORS = {
  /** Not there, not one's own, or hidden by a block: all alike. */
  'messaging.thread-not-found': 404,
  'messaging.message-not-found': 404,
  /** The person cannot be written to: no account, no connection, or a block. */
  'messaging.not-reachable': 404,
  /** The subject is gone, or one has left. */
  'messaging.closed': 409,
  /** details: { limit } per day */
  'messaging.too-many-threads': 429,
  /** details: { seconds } until one may write again */
  'messaging.slow-down': 429,
  /** The first message says something. details: { min } characters */
  'messaging.first-too-short': 422,
  /** Photos and links wait until the other one has answered. */
  'messaging.text-only': 409,
  /** So much was written to somebody who has not answered. */
  'messaging.unanswered': 409,
  /** A request is answered first. */
  'messaging.answer-first': 409,
  /** details: { minutes } */
  'messaging.too-late': 409,
  /** The id is that of another message. */
  'messaging.id-taken': 409,
  /** The offer or viewing has been answered. */
  'messaging.card-answered': 409,
  /** An offer has run out, or the time of a viewing has come. */
  'messaging.card-expired': 409,
  /** The price is fixed: only the owner may begin to bargain. */
  'messaging.no-offers': 409,
  /** Cards are for conversations of two about a listing. */
  'messaging.no-cards': 409,
  /** A viewing lies ahead. */
  'messaging.viewing-far': 422,
  'messaging.viewing-past': 422,
  'messaging.full': 409,
  /** Decided, or what it was about is gone. */
  'messaging.report-over': 404,
  /** A chat of announcements: its owners alone write. */
  'messaging.owners-only': 409,
  /** For the owner of the chat. */
  'messaging.not-owner': 403,
} as const
