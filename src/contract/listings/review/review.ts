import { z } from 'zod'
import { Place } from '#contract/geo/place.ts'
import { Category } from '#contract/listings/category.ts'
import { OwnListingState } from '#contract/listings/life/state.ts'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { ListingId, ListingPhoto } from '#contract/listings/listing.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { ReceivedReport } from '#contract/safety/report.ts'
import { Signal } from './signal.ts'

export const ReviewId = z.uuid().brand<'ReviewId'>()
export type ReviewId = z.infer<typeof ReviewId>

/** A new listing before anybody sees it, a change to one that is live, or one that is live already. */
export const ReviewSubject = z.enum(['listing', 'revision', 'later_look'])
export type ReviewSubject = z.infer<typeof ReviewSubject>

/** A row of the queue. */
export const ReviewCard = z.object({
  id: ReviewId,
  listingId: ListingId,
  subject: ReviewSubject,
  title: z.string(),
  category: Category,
  posterName: z.string(),
  score: z.int(),
  signals: z.array(Signal),
  openedAt: z.iso.datetime(),
})
export type ReviewCard = z.infer<typeof ReviewCard>

const Reviewed = z.object({
  /** Without its phone number. */
  content: DraftContent,
  /** All but its last two digits hidden; null where there is none. */
  maskedPhone: z.string().nullable(),
  photos: z.array(ListingPhoto),
  place: Place.nullable(),
})
export type Reviewed = z.infer<typeof Reviewed>

/** Everything that staff decide by. */
export const ReviewDetail = ReviewCard.extend({
  state: OwnListingState,
  /** Goes back with the answer: what was changed meanwhile has to be looked at again. */
  version: z.int(),
  shown: Reviewed,
  /** What is to become of it; null unless the subject is a revision. */
  proposed: Reviewed.nullable(),
  poster: PersonCard,
  /** What people say is wrong with it, oldest first. */
  reports: z.array(ReceivedReport),
  /** Of all that they ever posted. */
  history: z.object({ published: z.int(), refused: z.int() }),
})
export type ReviewDetail = z.infer<typeof ReviewDetail>
