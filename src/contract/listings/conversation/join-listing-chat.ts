import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

export const joinListingChat = operation({
  name: 'listings.join-listing-chat',
  method: 'POST',
  path: '/api/listings/{listingId}/chat',
  access: 'signed-in',
  summary: 'Join the chat of an event or of a ride request',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({ threadId: ThreadId }),
  errors: {
    ...only(LISTING_ERRORS, 'listings.not-found', 'listings.gone', 'listings.no-chat'),
    ...only(MESSAGING_ERRORS, 'messaging.thread-not-found', 'messaging.full'),
  },
})
