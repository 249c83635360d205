import { AUTH_ERRORS } from './auth/auth-errors.ts'
import { GEO_ERRORS } from './geo/geo-errors.ts'
import { COMMON_ERRORS } from './kit/errors.ts'
import { LISTING_ERRORS } from './listings/listing-errors.ts'
import { MEDIA_ERRORS } from './media/media-errors.ts'
import { PROFILE_ERRORS } from './profiles/profile-errors.ts'

/** Every code the server may answer with → its HTTP status. One line per feature. */
export const ERROR_STATUS = {
  ...COMMON_ERRORS,
  ...AUTH_ERRORS,
  ...GEO_ERRORS,
  ...LISTING_ERRORS,
  ...MEDIA_ERRORS,
  ...PROFILE_ERRORS,
} as const
export type ErrorCode = keyof typeof ERROR_STATUS
