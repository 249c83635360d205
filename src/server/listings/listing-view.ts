import { ContactWay } from '#contract/listings/phone/phone-number.ts'
import { type Place, PlaceId } from '#contract/geo/place.ts'
import { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { Category, ListingKind, Subcategory } from '#contract/listings/category.ts'
import { fieldsOf, isAskedFor } from '#contract/listings/category-fields.ts'
import { CloseOutcome } from '#contract/listings/life/state.ts'
import { tidyDetails } from '#contract/listings/detail-field.ts'
import { Details } from '#contract/listings/detail-value.ts'
import type { DraftContent } from '#contract/listings/listing-content.ts'
import type { Decision } from '#contract/listings/review/decision.ts'
import { Rule } from '#contract/moderation/decisions/rule.ts'
import { ListingId, type ListingPhoto, type OwnListingCard, VIEW_DAYS } from '#contract/listings/listing.ts'
import { type OwnListing, PhotoWithheld } from '#contract/listings/own/own-listing.ts'
import { Currency, type Price, PricePeriod, PriceType } from '#contract/listings/price.ts'
import { isBlank, type Translation } from '#contract/listings/translation.ts'
import { MediaId, type Picture } from '#contract/media/picture.ts'
import { reopenableUntil } from './life/reopening-policy.ts'
import { renewableFrom } from './life/renewal-policy.ts'
import { highlightsOf, slugOf, stateAt } from './listing-policy.ts'
import type { ContentColumns, ListingRow } from './listing-store.ts'
import type { PhotoRow } from './photo-store.ts'
import type { Revision } from './review/revision-store.ts'

/** What its owner wrote → the columns that keep it. */
export function contentColumns(content: DraftContent): ContentColumns {
  const { category, subcategory, kind, lang, title, description, price, placeId, languages } = content
  const translation = content.translation && !isBlank(content.translation) ? content.translation : null
  const fields = fieldsOf(category)
  const written = Object.entries(tidyDetails(fields, content.details))
  const details = Object.fromEntries(
    written.filter(([name]) => fields[name] && isAskedFor(fields[name], subcategory)),
  )
  return {
    category,
    subcategory,
    kind,
    lang,
    title,
    slug: title === '' ? '' : slugOf(title, category, subcategory),
    description,
    translation_lang: translation?.lang ?? null,
    translation_title: translation?.title ?? null,
    translation_description: translation?.description ?? null,
    neighborhood: content.neighborhood || null,
    postal_code: content.postalCode || null,
    phone: content.phone,
    phone_ways: [...new Set(content.phoneWays)],
    languages: [...new Set(languages)],
    details: JSON.stringify(details),
    highlights: JSON.stringify(highlightsOf(category, details)),
    place_id: placeId,
    price_type: price?.type ?? null,
    price_minor: price?.amountMinor ?? null,
    price_max_minor: price?.maxMinor ?? null,
    price_period: price?.period ?? null,
    currency: price?.currency ?? null,
  }
}

export function viewContent(row: ListingRow, photos: readonly PhotoRow[]): DraftContent {
  return {
    category: Category.parse(row.category),
    subcategory: row.subcategory === null ? null : Subcategory.parse(row.subcategory),
    kind: ListingKind.parse(row.kind),
    title: row.title,
    description: row.description,
    lang: ContentLanguage.parse(row.lang),
    translation: viewTranslation(row),
    price: viewPrice(row),
    photos: photos.map(({ media_id, alt }) => ({ mediaId: MediaId.parse(media_id), alt })),
    placeId: row.place_id === null ? null : PlaceId.parse(row.place_id),
    neighborhood: row.neighborhood,
    postalCode: row.postal_code,
    phone: row.phone,
    phoneWays: ContactWay.array().parse(row.phone_ways),
    languages: SpokenLanguage.array().parse(row.languages),
    details: Details.parse(row.details),
  }
}

function viewTranslation(row: ListingRow): Translation | null {
  const { translation_lang: lang, translation_title: title, translation_description: description } = row
  if (lang === null || title === null || description === null) return null
  return { lang: ContentLanguage.parse(lang), title, description }
}

export function viewPrice(row: ListingRow): Price | null {
  if (row.price_type === null) return null
  return {
    type: PriceType.parse(row.price_type),
    amountMinor: row.price_minor,
    maxMinor: row.price_max_minor,
    currency: Currency.parse(row.currency),
    period: row.price_period === null ? null : PricePeriod.parse(row.price_period),
  }
}

/** What belongs to a row and stands elsewhere. */
export interface Beside {
  revision: Pick<Revision, 'state' | 'decision'> | null
  views: number[] | undefined
  interest: OwnListingCard['interest'] | undefined
}

/** A row that is not deleted. */
export function viewOwnCard(
  row: ListingRow,
  cover: Picture | null,
  { revision, views, interest }: Beside,
  now: Date,
): OwnListingCard {
  const state = stateAt(row, now)
  if (state === 'deleted') throw new Error('A deleted listing is shown to nobody.')
  return {
    id: ListingId.parse(row.id),
    slug: row.slug,
    category: Category.parse(row.category),
    subcategory: row.subcategory === null ? null : Subcategory.parse(row.subcategory),
    title: row.title,
    price: viewPrice(row),
    cover,
    state,
    version: row.version,
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    expiresAt: row.expires_at?.toISOString() ?? null,
    renewableFrom: renewableFrom(row, now)?.toISOString() ?? null,
    closeOutcome: row.close_outcome === null ? null : CloseOutcome.parse(row.close_outcome),
    reopenableUntil: reopenableUntil(row)?.toISOString() ?? null,
    revision: revision?.state ?? null,
    decision: revision?.decision ?? viewDecision(row),
    views: views ?? Array.from({ length: VIEW_DAYS }, () => 0),
    interest: interest ?? { favorites: 0, messages: 0 },
  }
}

function viewDecision({ decision_reason: reason, decision_note: note }: ListingRow): Decision | null {
  return reason === null ? null : { reason: Rule.parse(reason), note }
}

export interface Joined extends Beside {
  content: DraftContent
  pictures: ReadonlyMap<MediaId, Picture>
  withheld: OwnListing['withheldPhotos']
  place: Place | null
}

export function viewOwnListing(row: ListingRow, joined: Joined, now: Date): OwnListing {
  const { content, pictures, place, withheld } = joined
  const photos = viewPhotos(content, pictures)
  return {
    ...viewOwnCard(row, photos[0]?.picture ?? null, joined, now),
    content,
    photos,
    withheldPhotos: withheld,
    place,
  }
}

/** Photos that others do not see; of a waiting change those that it still has. */
export const withheldIn = (photos: readonly PhotoRow[]): OwnListing['withheldPhotos'] =>
  photos.flatMap(({ media_id, withheld }) =>
    withheld === null ? [] : { mediaId: MediaId.parse(media_id), because: PhotoWithheld.parse(withheld) },
  )

export function viewPhotos(
  { photos }: Pick<DraftContent, 'photos'>,
  pictures: ReadonlyMap<MediaId, Picture>,
): ListingPhoto[] {
  return photos.flatMap(({ mediaId, alt }): ListingPhoto[] => {
    const picture = pictures.get(mediaId)
    return picture ? [{ picture, alt }] : []
  })
}
