import type { FirstErrorCode } from './error-codes.ts'
import { COMMON_ERROR_MESSAGES } from './kit/errors.ts'

/** The English sentences that every page may need; the description's own words where it has them. */
export const ERROR_MESSAGES_EN: Record<FirstErrorCode, string> = {
  ...COMMON_ERROR_MESSAGES,
  'auth.wrong-password': 'This is not your password.',
  'auth.link-expired': 'This link was used already or is too old. Please ask for a new one.',
  'auth.sign-in-again': 'Please sign in again first, to show that it is you.',
  'geo.place-not-found': 'This place is not known.',
  'listings.blocked':
    'This cannot be published: it has too much in common with known frauds. Write to us if that is wrong.',
  'listings.category-closed': 'No new listings of this category are taken for now. Your draft is saved.',
  'listings.category-fixed': 'The category cannot be changed once the listing has been published.',
  'listings.duplicate': 'You have nearly the same listing already: “{title}”.',
  'listings.gone': 'This listing is no longer available.',
  'listings.incomplete': 'Some things are still missing before this can be published.',
  'listings.link-invalid': 'This link does not work any more. Renew the listing under My listings.',
  'listings.not-found': 'This listing does not exist.',
  'listings.not-renewable': 'This one ends by its own date. Change the date to let it run longer.',
  'listings.renewed-recently': 'This was renewed within the last two days. Please wait a little.',
  'listings.phone-first':
    'Our team asked you to confirm a phone number first. You can do that under Account, Security.',
  'listings.review-over': 'This was decided or changed meanwhile. Load it again.',
  'listings.stale': 'This listing was changed in another window. Load it again before you save.',
  'listings.too-many-active':
    'You can have {limit} listings on offer at a time. End one first, or wait until your account is older.',
  'listings.too-many-drafts': 'You have too many drafts. Please publish or delete one first.',
  'listings.too-many-today':
    'New accounts can publish {limit} a day. Your draft is kept: publish it tomorrow.',
  'listings.wrong-state': 'That is not possible in the state this listing is in.',
  'listings.saved-search-not-found': 'This saved search is not there any more.',
  'listings.too-many-favorites': 'You can save {limit} listings. Remove one first.',
  'listings.too-many-saved-searches': 'You can save {limit} searches. Delete one first.',
  'safety.too-many-reports': 'You can send {limit} reports a day. Please come back tomorrow.',
  'safety.own-subject': 'This is your own. Edit or delete it instead.',
  'listings.no-chat': 'This listing has no chat. Write to its owner instead.',
  'listings.no-phone': 'No number is shown for this listing.',
  'listings.too-many-reveals': 'You can see the numbers of {limit} listings a day. Write a message instead.',
  'notifications.push-refused': 'This device cannot be sent notifications. Try it with another browser.',
  'notifications.link-invalid':
    'This link does not work any more. Change what you are told under Notifications.',
  'media.signed-out': 'Please log in to upload images',
  'media.not-found': 'This picture is not there any more.',
  'media.too-large': 'File size must be less than {limitMb}MB',
  'media.unsupported': 'Only JPEG, PNG, WebP and AVIF pictures are accepted.',
  'media.heic':
    'HEIC pictures cannot be read here. Please send a JPEG: on an iPhone choose Settings, Camera, Formats, Most Compatible.',
  'media.unreadable': 'This picture could not be read. Please choose another one.',
  'media.quota': 'You have uploaded too many pictures today. Please try again tomorrow.',
  'safety.user-not-found': 'This person is not here any more.',
  'safety.too-many-blocks': 'You can block {limit} people. Take a block back first.',
  'profiles.not-found': 'Profile not found',
  'profiles.other-terms': 'Our terms have changed in the meantime. Please load the page again.',
}
