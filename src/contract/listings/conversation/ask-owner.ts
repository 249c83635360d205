import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { Message } from '#contract/messaging/messages/message.ts'
import { NewMessage } from '#contract/messaging/messages/new-message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const askOwner = operation({
  name: 'listings.ask-owner',
  method: 'POST',
  path: '/api/listings/{listingId}/messages',
  access: 'signed-in',
  summary: 'Send a message to the owner of a listing, starting a conversation if there is none',
  input: NewMessage.omit({ replyTo: true }).extend({ listingId: ListingId }),
  output: Message,
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
    ...only(
      MESSAGING_ERRORS,
      'messaging.not-reachable',
      'messaging.too-many-threads',
      'messaging.first-too-short',
      'messaging.text-only',
      'messaging.unanswered',
      'messaging.id-taken',
      'messaging.closed',
      'messaging.viewing-past',
      'messaging.viewing-far',
      'messaging.no-offers',
    ),
  },
})
