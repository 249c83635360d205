import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Category } from '#contract/listings/category.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { Price } from '#contract/listings/price.ts'
import { Picture } from '#contract/media/picture.ts'
import { THREAD_LIMITS } from '#contract/messaging/threads/thread.ts'

/** What a conversation is about, as its members see it; also when the listing has ended. */
export const ListingSubject = z.object({
  id: ListingId,
  title: z.string(),
  category: Category,
  price: Price.nullable(),
  cover: Picture.nullable(),
  /** Is it offered now? Else it has no page for others. */
  isOffered: z.boolean(),
  /** Somebody may have it already. */
  isReserved: z.boolean(),
})
export type ListingSubject = z.infer<typeof ListingSubject>

export const listSubjects = operation({
  name: 'listings.list-subjects',
  method: 'GET',
  path: '/api/listing-subjects',
  access: 'signed-in',
  summary: 'List the listings that your conversations are about',
  input: z.strictObject({ ids: z.array(ListingId).min(1).max(THREAD_LIMITS.pageSizeMax) }),
  output: z.object({ items: z.array(ListingSubject) }),
  errors: {},
})
