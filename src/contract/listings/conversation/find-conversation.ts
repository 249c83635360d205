import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { LISTING_ERRORS } from '#contract/listings/listing-errors.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

export const findConversation = operation({
  name: 'listings.find-conversation',
  method: 'GET',
  path: '/api/listings/{listingId}/conversation',
  access: 'signed-in',
  summary: 'Find your conversation about a listing, or its chat',
  input: z.strictObject({ listingId: ListingId }),
  output: z.object({
    /** Your conversation with the owner, if there is one. */
    threadId: ThreadId.nullable(),
    /** How many more conversations you may begin today; null as long as that is far off. */
    leftToBegin: z.int().min(0).nullable(),
    /** Where many talk about it; null where nobody does, see chatFits. */
    chat: z
      .object({ threadId: ThreadId.nullable(), memberCount: z.int().min(0), isMember: z.boolean() })
      .nullable(),
  }),
  errors: only(LISTING_ERRORS, 'listings.not-found', 'listings.gone'),
})
