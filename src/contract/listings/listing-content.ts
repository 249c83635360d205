import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { FIELD_PROBLEMS_EN, type ProblemKey, say } from '#contract/kit/messages.ts'
import { text } from '#contract/kit/text.ts'
import { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { MediaId } from '#contract/media/picture.ts'
import { CATEGORIES, Category, isSubcategoryOf, ListingKind, PHOTO_LIMITS, Subcategory } from './category.ts'
import { fieldsOf } from './category-fields.ts'
import { Details, detailsSchema } from './detail-field.ts'
import { LISTING_LIMITS } from './listing.ts'
import { Price, priceProblems } from './price.ts'

const Photo = z.strictObject({
  mediaId: MediaId,
  alt: text({ max: LISTING_LIMITS.altMax }).nullable().default(null),
})

const MOST_PHOTOS = Math.max(...CATEGORIES.map((category) => PHOTO_LIMITS[category].max))

/** What both a draft and a published listing hold; nothing here is required but the category. */
const shape = {
  category: Category,
  subcategory: Subcategory.nullable().default(null),
  kind: ListingKind.default('offer'),
  title: text({ max: LISTING_LIMITS.titleMax }).default(''),
  description: text({ max: LISTING_LIMITS.descriptionMax }).default(''),
  lang: ContentLanguage.default('en'),
  price: Price.nullable().default(null),
  photos: z.array(Photo).max(MOST_PHOTOS).default([]),
  placeId: PlaceId.nullable().default(null),
  neighborhood: text({ max: LISTING_LIMITS.neighborhoodMax }).nullable().default(null),
  /** Never shown. */
  postalCode: text({ max: LISTING_LIMITS.postalCodeMax }).nullable().default(null),
  languages: z.array(SpokenLanguage).max(LISTING_LIMITS.languagesMax).default([]),
  details: Details.default({}),
}

/** What autosave keeps: every field may still be missing, but what is there is of the right kind. */
export const DraftContent = z.strictObject(shape).superRefine((content, context) => {
  if (content.subcategory !== null && !isSubcategoryOf(content.category, content.subcategory))
    report(context, ['subcategory'], 'option')
  reportDetails(context, content, 'draft')
  reportDoublePhotos(context, content.photos)
})
export type DraftContent = z.output<typeof DraftContent>
export type DraftContentInput = z.input<typeof DraftContent>

/** Title without phone numbers and links: people answer in the app. */
const CONTACT_IN_TITLE = /https?:\/\/|www\.|(?:\+?\d[\s().-]*){9,}/i

/** A complete listing: what the schema below let through. */
export type PublishableContent = DraftContent & { subcategory: Subcategory; price: Price; placeId: PlaceId }

/**
 * What may be published, all problems at once. `now` decides which days are past.
 * Missing values are reported as Required by hand: a type error would end the parse before the other rules ran.
 */
export function publishableContent(now: Date) {
  return z
    .strictObject({
      ...shape,
      title: text({ min: LISTING_LIMITS.titleMin, max: LISTING_LIMITS.titleMax }).prefault(''),
      description: text({ min: LISTING_LIMITS.descriptionMin, max: LISTING_LIMITS.descriptionMax }).default(
        '',
      ),
    })
    .superRefine((content, context) => {
      reportMissing(context, content)
      reportKind(context, content)
      if (CONTACT_IN_TITLE.test(content.title)) report(context, ['title'], 'contactInTitle')
      if (content.price !== null)
        for (const { path, key, n } of priceProblems(content.category, content.price))
          report(context, ['price', ...path], key, n)
      reportPhotos(context, content)
      reportDetails(context, content, 'publish')
      reportDates(context, content, now)
    })
    .transform((content) => content as PublishableContent)
}

type Context = z.core.$RefinementCtx

/** Adds a problem that reads like the library's own, with `key` and values kept for translation. */
function report(context: Context, path: (string | number)[], key: ProblemKey, n: number | string = 0): void {
  context.addIssue({
    code: 'custom',
    path,
    message: say(FIELD_PROBLEMS_EN, { key, values: { n } }),
    params: { key, values: { n } },
  })
}

function reportMissing(context: Context, content: DraftContent): void {
  for (const field of ['subcategory', 'price', 'placeId'] as const)
    if (content[field] === null) report(context, [field], 'required')
}

function reportKind(context: Context, { category, subcategory, kind }: DraftContent): void {
  if (subcategory !== null && !isSubcategoryOf(category, subcategory))
    report(context, ['subcategory'], 'option')
  if (category === 'events' && kind !== 'offer') report(context, ['kind'], 'option')
}

/** Someone who looks for a thing has no picture of it: a wanted listing needs no photos. */
function reportPhotos(context: Context, { category, kind, photos }: DraftContent): void {
  const { min, max } = PHOTO_LIMITS[category]
  const fewest = kind === 'wanted' ? 0 : min
  if (photos.length < fewest) report(context, ['photos'], 'array.min', fewest)
  if (photos.length > max) report(context, ['photos'], 'array.max', max)
  reportDoublePhotos(context, photos)
}

function reportDetails(
  context: Context,
  content: { category: Category; details: Details },
  mode: 'draft' | 'publish',
): void {
  const parsed = detailsSchema(fieldsOf(content.category), mode).safeParse(content.details)
  if (parsed.success) return
  for (const issue of parsed.error.issues)
    context.addIssue({ ...issue, path: ['details', ...issue.path], input: undefined } as never)
}

function reportDoublePhotos(context: Context, photos: readonly { mediaId: string }[]): void {
  if (new Set(photos.map((photo) => photo.mediaId)).size < photos.length)
    report(context, ['photos'], 'invalid')
}

const DAY_MS = 86_400_000
const JOB_DAYS = 60

function reportDates(
  context: Context,
  { category, details }: { category: Category; details: Details },
  now: Date,
): void {
  const today = now.toISOString().slice(0, 10)
  if (category === 'jobs' && typeof details['apply_by'] === 'string') {
    const last = new Date(now.getTime() + JOB_DAYS * DAY_MS).toISOString().slice(0, 10)
    if (details['apply_by'] < today) report(context, ['details', 'apply_by'], 'date.min', today)
    if (details['apply_by'] > last) report(context, ['details', 'apply_by'], 'date.max', last)
  }
  if (category !== 'events' || typeof details['starts_at'] !== 'string') return
  const starts = Date.parse(details['starts_at'])
  if (starts < now.getTime() - DAY_MS) report(context, ['details', 'starts_at'], 'date.min', today)
  if (typeof details['ends_at'] === 'string' && Date.parse(details['ends_at']) <= starts)
    report(context, ['details', 'ends_at'], 'date.min', details['starts_at'])
}
