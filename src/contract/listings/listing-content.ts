import { z } from 'zod'
import { PlaceId } from '#contract/geo/place.ts'
import { holdsContact } from '#contract/kit/contact.ts'
import { FIELD_PROBLEMS_EN, type ProblemKey, say } from '#contract/kit/messages.ts'
import { graphemeCount, line, text } from '#contract/kit/text.ts'
import { ContentLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { MediaId } from '#contract/media/picture.ts'
import {
  CATEGORIES,
  Category,
  isSubcategoryOf,
  LIFE_DAYS,
  ListingKind,
  PHOTO_LIMITS,
  Subcategory,
} from './category.ts'
import { fieldsOf, isAskedFor } from './category-fields.ts'
import { type DetailField, detailsSchema, isRequired } from './detail-field.ts'
import { Details, type DetailValue } from './detail-value.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { earliestToday, expiryOf } from './life/period.ts'
import { LISTING_LIMITS } from './listing.ts'
import { CONTACT_WAYS, ContactWay, isPhoneNumber, TypedPhone } from './phone/phone-number.ts'
import { Price, priceProblems } from './price.ts'
import { isBlank, Translation } from './translation.ts'

const Photo = z.strictObject({
  mediaId: MediaId,
  alt: text({ max: LISTING_LIMITS.altMax }).nullable().default(null),
})

const HAS_LETTERS = /[\p{L}\p{N}]/u

const MAX_PHOTOS = Math.max(...CATEGORIES.map((category) => PHOTO_LIMITS[category].max))

/** What both a draft and a published listing hold; nothing here is required but the category. */
const shape = {
  category: Category,
  subcategory: Subcategory.nullable().default(null),
  kind: ListingKind.default('offer'),
  title: line({ max: LISTING_LIMITS.titleMax }).default(''),
  description: text({ max: LISTING_LIMITS.descriptionMax }).default(''),
  lang: ContentLanguage.default('en'),
  /** The same in another language. */
  translation: Translation.nullable().default(null),
  price: Price.nullable().default(null),
  photos: z.array(Photo).max(MAX_PHOTOS).default([]),
  placeId: PlaceId.nullable().default(null),
  neighborhood: text({ max: LISTING_LIMITS.neighborhoodMax }).nullable().default(null),
  /** Never shown. */
  postalCode: text({ max: LISTING_LIMITS.postalCodeMax }).nullable().default(null),
  /** Shown one by one to signed-in readers who ask for it. */
  phone: TypedPhone.default(null),
  /** What that number is for. */
  phoneWays: z.array(ContactWay).max(CONTACT_WAYS.length).default(['call']),
  languages: z.array(SpokenLanguage).max(LISTING_LIMITS.languagesMax).default([]),
  details: Details.default({}),
}

/** What autosave keeps: every field may still be missing, but what is there is of the right kind. */
export const DraftContent = z.strictObject(shape).superRefine((content, context) => {
  if (content.subcategory !== null && !isSubcategoryOf(content.category, content.subcategory))
    report(context, ['subcategory'], 'option')
  reportDetails(context, content, 'draft')
  reportDoublePhotos(context, content.photos)
  reportTranslationLanguage(context, content)
})
export type DraftContent = z.output<typeof DraftContent>
export type DraftContentInput = z.input<typeof DraftContent>

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
      title: line({ min: LISTING_LIMITS.titleMin, max: LISTING_LIMITS.titleMax }).prefault(''),
      description: text({
        min: LISTING_LIMITS.descriptionMin,
        max: LISTING_LIMITS.descriptionMax,
      }).prefault(''),
    })
    .superRefine((content, context) => {
      reportMissing(context, content)
      reportKind(context, content)
      if (graphemeCount(content.title) >= LISTING_LIMITS.titleMin && !HAS_LETTERS.test(content.title))
        report(context, ['title'], 'string.min', LISTING_LIMITS.titleMin)
      if (holdsContact(content.title)) report(context, ['title'], 'contactInTitle')
      reportTranslation(context, content)
      if (content.phone !== null && !isPhoneNumber(content.phone)) report(context, ['phone'], 'phone')
      if (content.phone !== null && content.phoneWays.length === 0) report(context, ['phoneWays'], 'required')
      if (content.price !== null)
        for (const { path, key, n } of priceProblems(content.category, content.price))
          report(context, ['price', ...path], key, n)
      reportPhotos(context, content)
      const asked = { ...content, details: askedDetails(content) }
      reportDetails(context, asked, 'publish')
      reportLanguageReason(context, asked)
      reportAdmission(context, asked)
      reportDates(context, asked, now)
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

function reportTranslationLanguage(
  context: Context,
  { lang, translation }: Pick<DraftContent, 'lang' | 'translation'>,
): void {
  if (translation?.lang === lang) report(context, ['translation', 'lang'], 'option')
}

/** What was begun in a second language is held to the rules of the first; without a word it counts for nothing. */
function reportTranslation(context: Context, content: DraftContent): void {
  const { translation } = content
  if (translation === null || isBlank(translation)) return
  reportTranslationLanguage(context, content)
  const { titleMin, descriptionMin } = LISTING_LIMITS
  if (graphemeCount(translation.title) < titleMin || !HAS_LETTERS.test(translation.title))
    report(context, ['translation', 'title'], 'string.min', titleMin)
  if (holdsContact(translation.title)) report(context, ['translation', 'title'], 'contactInTitle')
  if (graphemeCount(translation.description) < descriptionMin)
    report(context, ['translation', 'description'], 'string.min', descriptionMin)
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
  {
    category,
    subcategory,
    kind,
    details,
  }: Pick<DraftContent, 'category' | 'subcategory' | 'kind' | 'details'>,
  mode: 'draft' | 'publish',
): void {
  const fields = fieldsOf(category)
  const isNeeded = (field: DetailField) =>
    isAskedFor(field, subcategory) && isRequired(field, kind, subcategory)
  const parsed = detailsSchema(fields, mode, isNeeded).safeParse(details)
  if (parsed.success) return
  for (const issue of parsed.error.issues)
    context.addIssue({ ...issue, path: ['details', ...issue.path], input: undefined } as never)
}

/** What was written before the kind was changed stands in the way of nothing. */
function askedDetails({ category, subcategory, details }: DraftContent): Details {
  const fields = fieldsOf(category)
  return Object.fromEntries(
    Object.entries(details).filter(([name]) => !fields[name] || isAskedFor(fields[name], subcategory)),
  )
}

/** Whoever asks for a language at work says why the work needs it. */
function reportLanguageReason(context: Context, { kind, details }: DraftContent): void {
  const { job_languages: asked, language_reason: reason } = details
  const isAsked = kind === 'offer' && Array.isArray(asked) && asked.length > 0
  if (isAsked && reason === undefined) report(context, ['details', 'language_reason'], 'required')
}

/** What one pays at an event is said twice, which has to be the same. */
function reportAdmission(context: Context, { category, price, details: { admission } }: DraftContent): void {
  if (category !== 'events' || price === null) return
  const differs =
    price.type === 'free' ? admission === 'paid' : admission === 'free' && price.type !== 'on_request'
  if (differs) report(context, ['details', 'admission'], 'option')
}

function reportDoublePhotos(context: Context, photos: readonly { mediaId: string }[]): void {
  if (new Set(photos.map((photo) => photo.mediaId)).size < photos.length)
    report(context, ['photos'], 'invalid')
}

function reportDates(
  context: Context,
  { category, details }: { category: Category; details: Details },
  now: Date,
): void {
  const furthest = new Date(now.getTime() + LIFE_DAYS[category] * DAY_MS)
  reportDays(context, category, details, now)
  reportModelYear(context, details, now)
  if (category === 'jobs') reportApplyBy(context, details, now, furthest)
  if (category === 'events') reportEventTimes(context, details, now, furthest)
}

/** From when on somebody offers something: long ago or in far years it was mistyped. What has begun stays, also when it is edited. */
const BEGUN_DAYS = 180
const AHEAD_DAYS = 730

function reportDays(context: Context, category: Category, details: Details, now: Date): void {
  const first = dayOf(new Date(now.getTime() - BEGUN_DAYS * DAY_MS))
  const last = dayOf(new Date(now.getTime() + AHEAD_DAYS * DAY_MS))
  for (const [name, { kind }] of Object.entries(fieldsOf(category))) {
    const day = details[name]
    if (kind !== 'date' || name === 'apply_by' || typeof day !== 'string') continue
    if (day < first) report(context, ['details', name], 'date.min', first)
    if (day > last) report(context, ['details', name], 'date.max', last)
  }
}

/** Cars of the next model year are sold in this one; a later one was mistyped. */
function reportModelYear(context: Context, { model_year: year }: Details, now: Date): void {
  const last = now.getUTCFullYear() + 1
  if (typeof year === 'number' && year > last) report(context, ['details', 'model_year'], 'number.max', last)
}

function reportApplyBy(context: Context, { apply_by: day }: Details, now: Date, furthest: Date): void {
  if (typeof day !== 'string') return
  const [first, last] = [earliestToday(now), dayOf(furthest)]
  if (day < first) report(context, ['details', 'apply_by'], 'date.min', first)
  if (day > last) report(context, ['details', 'apply_by'], 'date.max', last)
}

/** What is over cannot be announced; what has begun can, as long as it goes on. */
function reportEventTimes(context: Context, details: Details, now: Date, furthest: Date): void {
  const [starts, ends] = [instantOf(details['starts_at']), instantOf(details['ends_at'])]
  if (starts === null) return
  if (starts > furthest.getTime()) report(context, ['details', 'starts_at'], 'date.max', dayOf(furthest))
  if (ends === null) {
    if (expiryOf('events', details, now) <= now)
      report(context, ['details', 'starts_at'], 'date.min', dayOf(now))
    return
  }
  const earliest = Math.max(starts, now.getTime())
  if (ends <= earliest) report(context, ['details', 'ends_at'], 'date.min', dayOf(new Date(earliest)))
  if (ends > furthest.getTime()) report(context, ['details', 'ends_at'], 'date.max', dayOf(furthest))
}

const dayOf = (instant: Date): string => instant.toISOString().slice(0, 10)

/** Milliseconds; null when there is none, or none that could be read, which is reported elsewhere. */
function instantOf(value: DetailValue | undefined): number | null {
  const instant = typeof value === 'string' ? Date.parse(value) : Number.NaN
  return Number.isNaN(instant) ? null : instant
}
