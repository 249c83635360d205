import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { EventId } from '#contract/groups/events/event.ts'
import { GroupId } from '#contract/groups/group.ts'
import { line, text } from '#contract/kit/text.ts'
import { ContentLanguage } from '#contract/language/language.ts'
import { AnswerId } from '#contract/legal/help/article.ts'
import { SavedFilters, SavedSearchName } from '#contract/listings/alerts/saved-search.ts'
import { Category, ListingKind, Subcategory } from '#contract/listings/category.ts'
import { Details } from '#contract/listings/detail-value.ts'
import { LISTING_LIMITS, ListingId } from '#contract/listings/listing.ts'
import { Price } from '#contract/listings/price.ts'

/** What the form of a new listing begins with; whatever is missing its writer fills in. */
export const DraftPrefill = z.strictObject({
  subcategory: Subcategory.optional(),
  kind: ListingKind.optional(),
  title: line({ max: LISTING_LIMITS.titleMax }).optional(),
  description: text({ max: LISTING_LIMITS.descriptionMax }).optional(),
  lang: ContentLanguage.optional(),
  price: Price.optional(),
  placeId: PlaceId.optional(),
  details: Details.optional(),
})
export type DraftPrefill = z.output<typeof DraftPrefill>

/** A day of the Ethiopian calendar: thirteen months, the last of five or six days. */
const EthiopianDay = z.object({
  year: z.int(),
  month: z.int().min(1).max(13),
  day: z.int().min(1).max(30),
})

/**
 * What an answer shows beside its words. Listings, groups, events and answers are named by ids that were found for
 * this very question, so the app reads them as its reader may. Nothing has been written: a draft opens in the form,
 * and a search is saved when its person taps.
 */
export const AssistantCard = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('listing'), id: ListingId }),
  z.object({ kind: z.literal('group'), id: GroupId }),
  z.object({ kind: z.literal('event'), id: EventId, groupId: GroupId }),
  z.object({ kind: z.literal('faq'), id: AnswerId }),
  z.object({
    kind: z.literal('date'),
    gregorian: z.iso.date(),
    ethiopian: EthiopianDay,
    /** A feast or fast of that day, in the language of the answer. */
    name: z.string().optional(),
  }),
  z.object({ kind: z.literal('draft-listing'), category: Category, fields: DraftPrefill }),
  /** The input of save-search but for its notifications. */
  z.object({
    kind: z.literal('save-search'),
    name: SavedSearchName,
    filters: SavedFilters,
    placeId: PlaceId.nullable(),
  }),
])
export type AssistantCard = z.output<typeof AssistantCard>
