import type { ErrorCode } from './error-codes.ts'
import { COMMON_ERROR_MESSAGES } from './kit/errors.ts'

/** The English sentence of every error code; the description's own words where it has them. */
export const ERROR_MESSAGES_EN: Record<ErrorCode, string> = {
  ...COMMON_ERROR_MESSAGES,
  'auth.wrong-password': 'This is not your password.',
  'auth.sign-in-again': 'Please sign in again first, to show that it is you.',
  'geo.place-not-found': 'This place is not known.',
  'listings.category-fixed': 'The category cannot be changed once the listing has been published.',
  'listings.gone': 'This listing is no longer available.',
  'listings.incomplete': 'Some things are still missing before this can be published.',
  'listings.not-found': 'This listing does not exist.',
  'listings.stale': 'This listing was changed in another window. Load it again before you save.',
  'listings.too-many-drafts': 'You have too many drafts. Please publish or delete one first.',
  'media.signed-out': 'Please log in to upload images',
  'media.not-found': 'This picture is not there any more.',
  'media.too-large': 'File size must be less than {limitMb}MB',
  'media.unsupported': 'Only JPEG, PNG, WebP and AVIF pictures are accepted.',
  'media.heic':
    'HEIC pictures cannot be read here. Please send a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  'media.unreadable': 'This picture could not be read. Please choose another one.',
  'media.quota': 'You have uploaded too many pictures today. Please try again tomorrow.',
  'profiles.not-found': 'Profile not found',
}
