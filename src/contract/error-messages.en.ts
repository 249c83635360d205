import type { FirstErrorCode } from './error-codes.ts'
import { COMMON_ERROR_MESSAGES } from './kit/errors.ts'

/** The English sentences that the home page, and what is around every page, may need; the description's own words where it has them. */
export const ERROR_MESSAGES_EN: Record<FirstErrorCode, string> = {
  ...COMMON_ERROR_MESSAGES,
  'auth.wrong-password': 'This is not your password.',
  'auth.link-expired': 'This link was used already or is too old. Please ask for a new one.',
  'auth.sign-in-again': 'Please sign in again to confirm that it is you.',
  'geo.place-not-found': 'We do not know this place.',
  'listings.gone': 'This listing is no longer available.',
  'listings.not-found': 'This listing does not exist.',
  'listings.too-many-favorites': 'You can save {limit} listings. Remove one first.',
  'profiles.not-found': 'Profile not found',
  'profiles.other-terms': 'Our terms have changed in the meantime. Please load the page again.',
}
