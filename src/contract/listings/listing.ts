import { z } from 'zod'
import { ContactWay } from './phone/phone-number.ts'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { Picture } from '#contract/media/picture.ts'
import { PersonCard, type UserId } from '#contract/profiles/profile.ts'
import { Category, ListingKind, Subcategory } from './category.ts'
import { Details } from './detail-value.ts'
import { CloseOutcome, OwnListingState, ShownState } from './life/state.ts'
import { Standing } from './poster/standing.ts'
import { Price } from './price.ts'
import { Decision } from './review/decision.ts'
import { Signal } from './review/signal.ts'

export const LISTING_LIMITS = {
  /** Graphemes. */
  titleMin: 8,
  titleMax: 100,
  descriptionMin: 30,
  descriptionMax: 5000,
  altMax: 140,
  neighborhoodMax: 60,
  postalCodeMax: 12,
  languagesMax: 6,
  draftsPerPerson: 30,
  pageSize: 20,
  pageSizeMax: 50,
  /** Matches beyond this are not counted: the page says "2000+". */
  countCap: 2000,
} as const

/** Bytes: a full description takes 120 kB where every letter is an emoji, and there may be two. */
export const LISTING_BODY_LIMIT = 384 * 1024

export const ListingId = z.uuid().brand<'ListingId'>()
export type ListingId = z.infer<typeof ListingId>

/** Where a listing is, as far as everybody may know: the city and the centre of a cell of about 1 km. */
export const ListingPlace = z.object({
  id: PlaceId,
  name: z.string(),
  nameAm: z.string().nullable(),
  admin1: z.string().nullable(),
  country: z.string(),
  neighborhood: z.string().nullable(),
})

/** Its title in another language, where its owner wrote it. */
const TitleTranslation = z.object({ lang: ContentLanguage, title: z.string() })

/** A listing in a list. */
export const ListingCard = z.object({
  id: ListingId,
  slug: z.string(),
  category: Category,
  subcategory: Subcategory,
  kind: ListingKind,
  title: z.string(),
  lang: ContentLanguage,
  translation: TitleTranslation.nullish(),
  price: Price,
  cover: Picture.nullable(),
  photoCount: z.int(),
  place: ListingPlace.nullable(),
  /** From the position searched from to the public point, rounded to 0.1; null when none was given. */
  distanceMiles: z.number().nullable(),
  /** The details worth a line on a card (fields marked `highlight`). */
  highlights: Details,
  featured: z.boolean(),
  /** Its owner pays for a frame around it. */
  highlighted: z.boolean().optional(),
  publishedAt: z.iso.datetime(),
})
export type ListingCard = z.infer<typeof ListingCard>

export const ListingPhoto = z.object({ picture: Picture, alt: z.string().nullable() })
export type ListingPhoto = z.infer<typeof ListingPhoto>

/** A listing's page. */
export const ListingDetail = ListingCard.omit({
  cover: true,
  distanceMiles: true,
  photoCount: true,
  highlights: true,
}).extend({
  description: z.string(),
  translation: TitleTranslation.extend({ description: z.string() }).nullish(),
  photos: z.array(ListingPhoto),
  details: Details,
  languages: z.array(SpokenLanguage),
  /** How its owner can be reached beside messages here, by the number that revealPhone answers; empty where they are not. */
  contactWays: z.array(ContactWay),
  publicPoint: z.object({ lat: Latitude, lng: Longitude }).nullable(),
  state: ShownState,
  expiresAt: z.iso.datetime().nullable(),
  /** How many have saved it; shown to others from three on. */
  favorites: z.int().nullable(),
  /** What to be careful of; empty where staff have looked at it. */
  cautions: z.array(Signal),
  poster: PersonCard.extend({
    activeListings: z.int(),
    ...Standing.shape,
    /** What of theirs was confirmed. */
    verified: z.array(z.enum(['email', 'phone'])),
  }),
})
export type ListingDetail = z.infer<typeof ListingDetail>

/** Fewer say who they might be. */
export const FAVORITES_SHOWN_FROM = 3

/** Days that the small plot of views shows. */
export const VIEW_DAYS = 7

/** A row of "My listings". */
export const OwnListingCard = z.object({
  id: ListingId,
  slug: z.string(),
  category: Category,
  subcategory: Subcategory.nullable(),
  title: z.string(),
  price: Price.nullable(),
  cover: Picture.nullable(),
  state: OwnListingState,
  version: z.int(),
  updatedAt: z.iso.datetime(),
  publishedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  /** From when on it may be renewed; null where it cannot be. */
  renewableFrom: z.iso.datetime().nullable(),
  closeOutcome: CloseOutcome.nullable(),
  /** Until when it can be put back; null where it was not closed. */
  reopenableUntil: z.iso.datetime().nullable(),
  /** Changes to a public listing that others do not see yet. */
  revision: z.enum(['pending_review', 'changes_requested']).nullable(),
  /** Why staff sent it, or its changes, back. */
  decision: Decision.nullable(),
  /** How many looked at it on each of the last seven days, today last. */
  views: z.array(z.int()).length(VIEW_DAYS),
  /** How often it was saved in those days, and how many messages came about it. */
  interest: z.object({ favorites: z.int(), messages: z.int() }),
})
export type OwnListingCard = z.infer<typeof OwnListingCard>

/** The id of the poster decides who sees owner's actions. */
export const isOwnedBy = (listing: { poster: { userId: string } }, userId: UserId | null): boolean =>
  listing.poster.userId === userId
