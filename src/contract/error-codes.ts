import { ACCOUNT_ERRORS } from './account/account-errors.ts'
import { ASSISTANT_ERRORS, TRANSCRIPT_ERRORS } from './assistant/assistant-errors.ts'
import { AUTH_ERRORS } from './auth/auth-errors.ts'
import { DATING_ERRORS } from './dating/dating-errors.ts'
import { GEO_ERRORS } from './geo/geo-errors.ts'
import { EVENT_ERRORS } from './groups/events/event-errors.ts'
import { GROUP_ERRORS } from './groups/group-errors.ts'
import { COMMON_ERRORS } from './kit/errors.ts'
import { SAVED_SEARCH_ERRORS } from './listings/alerts/saved-search-errors.ts'
import { FAVORITE_ERRORS } from './listings/favorites/favorite-errors.ts'
import { LISTING_ERRORS } from './listings/listing-errors.ts'
import { PHONE_ERRORS } from './listings/phone/phone-errors.ts'
import { MEDIA_ERRORS } from './media/media-errors.ts'
import { VOICE_ERRORS } from './media/voice/voice-errors.ts'
import { MESSAGING_ERRORS } from './messaging/messaging-errors.ts'
import { MODERATION_ERRORS } from './moderation/moderation-errors.ts'
import { NETWORKING_ERRORS } from './networking/networking-errors.ts'
import { NOTIFICATION_ERRORS } from './notifications/notification-errors.ts'
import { PAYMENTS_ERRORS } from './payments/payments-errors.ts'
import { PROFILE_ERRORS } from './profiles/profile-errors.ts'
import { SAFETY_ERRORS } from './safety/safety-errors.ts'
import { REVIEWS_ERRORS } from './reviews/reviews-errors.ts'
import { STAFF_ERRORS } from './staff/staff-errors.ts'
import { SUPPORT_ERRORS } from './support/support-errors.ts'

/** Every code the server may answer with → its HTTP status. One line per feature. */
export const ERROR_STATUS = {
  ...COMMON_ERRORS,
  ...ACCOUNT_ERRORS,
  ...ASSISTANT_ERRORS,
  ...TRANSCRIPT_ERRORS,
  ...AUTH_ERRORS,
  ...DATING_ERRORS,
  ...GEO_ERRORS,
  ...GROUP_ERRORS,
  ...EVENT_ERRORS,
  ...FAVORITE_ERRORS,
  ...LISTING_ERRORS,
  ...SAVED_SEARCH_ERRORS,
  ...MEDIA_ERRORS,
  ...VOICE_ERRORS,
  ...MESSAGING_ERRORS,
  ...MODERATION_ERRORS,
  ...NETWORKING_ERRORS,
  ...NOTIFICATION_ERRORS,
  ...PAYMENTS_ERRORS,
  ...PHONE_ERRORS,
  ...PROFILE_ERRORS,
  ...SAFETY_ERRORS,
  ...STAFF_ERRORS,
  ...SUPPORT_ERRORS,
  ...REVIEWS_ERRORS,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS

/** Met on the home page, or by what stands around every page. */
export type FirstErrorCode =
  | keyof typeof COMMON_ERRORS
  | keyof typeof AUTH_ERRORS
  | Exclude<keyof typeof GEO_ERRORS, 'geo.unknown-postal-code'>
  | keyof typeof PROFILE_ERRORS
  | 'listings.gone'
  | 'listings.not-found'
  | 'listings.too-many-favorites'
/** Met on other pages. */
export type LaterErrorCode = Exclude<ErrorCode, FirstErrorCode>
