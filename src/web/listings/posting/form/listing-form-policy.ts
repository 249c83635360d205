import type { ContactWay } from '#contract/listings/phone/phone-number.ts'
import type { Place } from '#contract/geo/place.ts'
import type { ContentLanguage, InterfaceLanguage, SpokenLanguage } from '#contract/language/language.ts'
import { DAY_MS } from '#contract/kit/duration.ts'
import { type DetailName, TITLE_FIELDS } from '#contract/listings/category-fields.ts'
import { earliestToday } from '#contract/listings/life/period.ts'
import type { Category, ListingKind, Subcategory } from '#contract/listings/category.ts'
import type { DetailValue } from '#contract/listings/detail-value.ts'
import type { DraftContentInput } from '#contract/listings/listing-content.ts'
import { isBlank, type Translation } from '#contract/listings/translation.ts'
import type { OwnListing } from '#contract/listings/own/own-listing.ts'
import {
  type Currency,
  currencyOf,
  type Price,
  PRICE_RULES,
  PRICED_TYPES,
  type PricePeriod,
  type PriceType,
} from '#contract/listings/price.ts'
import { isLost, type Photo } from '#web/media/public.tsx'

/** What the form holds. Fields may be empty; the contract says what is wrong with that. */
export interface ListingForm {
  category: Category
  subcategory: Subcategory | null
  kind: ListingKind
  title: string
  description: string
  lang: ContentLanguage
  /** The same in a second language; without a word where there is none. */
  translation: Translation
  price: {
    type: PriceType
    amountMinor: number | undefined
    maxMinor: number | undefined
    currency: Currency
    /** 'whole' where the price stands for the whole. */
    period: PricePeriod | 'whole'
  }
  photos: Photo[]
  place: Place | null
  neighborhood: string
  languages: SpokenLanguage[]
  /** As it is typed. */
  phone: string
  phoneWays: ContactWay[]
  details: Record<string, DetailValue | undefined>
}

/** Days that a job is open to those who apply, unless its poster says otherwise. */
const APPLY_DAYS = 30

/** What most people would choose. */
function usualDetails(category: Category, timeZone: string, now: Date): ListingForm['details'] {
  switch (category) {
    case 'rooms_housing':
      return { available_from: earliestToday(now) }
    case 'jobs':
      return { apply_by: new Date(now.getTime() + APPLY_DAYS * DAY_MS).toISOString().slice(0, 10) }
    case 'events':
      return { timezone: timeZone }
    default:
      return {}
  }
}

/** What such a thing is called: "2014 Toyota Corolla"; null while one of its words is missing. */
export function usualTitle({
  subcategory,
  details,
}: Pick<ListingForm, 'subcategory' | 'details'>): string | null {
  const names: readonly DetailName[] = (subcategory && TITLE_FIELDS[subcategory]) ?? []
  const words = names.map((name) => String(details[name] ?? '').trim())
  return words.length === 0 || words.includes('') ? null : words.join(' ')
}

interface Writer {
  /** Where the reader looks from; the currency is that of its country. */
  place: Place | null
  language: InterfaceLanguage
  timeZone: string
  now?: Date
}

export function emptyForm(
  category: Category,
  { place, language, timeZone, now = new Date() }: Writer,
): ListingForm {
  const { types, periods, periodRequired } = PRICE_RULES[category]
  return {
    category,
    subcategory: null,
    kind: 'offer',
    title: '',
    description: '',
    lang: language,
    translation: { lang: otherLanguage(language), title: '', description: '' },
    price: {
      type: types[0] ?? 'fixed',
      amountMinor: undefined,
      maxMinor: undefined,
      currency: currencyOf(place?.country ?? 'US'),
      period: (periodRequired ? periods[0] : undefined) ?? 'whole',
    },
    photos: [],
    place,
    neighborhood: '',
    languages: language === 'am' ? ['am'] : ['en'],
    phone: '',
    phoneWays: ['call'],
    details: usualDetails(category, timeZone, now),
  }
}

/** The same listing in another category: what every category has is kept, its own fields begin anew. */
export function changeCategory(form: ListingForm, category: Category, writer: Writer): ListingForm {
  const { title, description, lang, translation, photos, place, neighborhood, languages, phone, phoneWays } =
    form
  const fresh = emptyForm(category, writer)
  const words = { title, description, lang, translation }
  const common = { ...words, photos, place, neighborhood, languages, phone, phoneWays }
  return {
    ...fresh,
    ...common,
    kind: category === 'events' ? 'offer' : form.kind,
    price: { ...fresh.price, amountMinor: form.price.amountMinor, currency: form.price.currency },
  }
}

/** The form of a listing that exists. */
export function formOf({
  content,
  photos,
  place,
}: Pick<OwnListing, 'content' | 'photos' | 'place'>): ListingForm {
  const start = emptyForm(content.category, { place, language: 'en', timeZone: 'UTC' })
  return {
    ...start,
    ...content,
    details: { ...content.details },
    translation: content.translation ?? {
      lang: otherLanguage(content.lang),
      title: '',
      description: '',
    },
    neighborhood: content.neighborhood ?? '',
    phone: content.phone ?? '',
    place,
    price: content.price ? priceForm(content.price) : start.price,
    photos: photos.map(({ picture, alt }) => ({
      key: picture.id,
      picture,
      alt: alt ?? '',
      preview: null,
      state: 'done',
      failure: null,
    })),
  }
}

const priceForm = ({ type, amountMinor, maxMinor, currency, period }: Price): ListingForm['price'] => ({
  type,
  amountMinor: amountMinor ?? undefined,
  maxMinor: maxMinor ?? undefined,
  currency,
  period: period ?? 'whole',
})

/** The price as the contract has it: what does not belong to its type is left out. */
export function priceOf({ type, amountMinor, maxMinor, currency, period }: ListingForm['price']): Price {
  const isPriced = PRICED_TYPES.includes(type)
  return {
    type,
    amountMinor: isPriced ? (amountMinor ?? null) : null,
    maxMinor: type === 'range' ? (maxMinor ?? null) : null,
    currency,
    period: isPriced && period !== 'whole' ? period : null,
  }
}

/** The contract's content of a form: what is empty is left out, photos count once the server has them. */
export function contentOf(form: ListingForm): DraftContentInput {
  return {
    category: form.category,
    subcategory: form.subcategory,
    kind: form.kind,
    title: form.title,
    description: form.description,
    lang: form.lang,
    translation: translationOf(form),
    price: priceOf(form.price),
    photos: form.photos.flatMap(({ picture, alt }) =>
      picture ? [{ mediaId: picture.id, alt: alt.trim() === '' ? null : alt }] : [],
    ),
    placeId: form.place?.id ?? null,
    neighborhood: form.neighborhood.trim() === '' ? null : form.neighborhood,
    languages: form.languages,
    phone: form.phone,
    phoneWays: form.phoneWays,
    details: filledDetails(form.details),
  }
}

/** The details that hold something; a switch that is off holds nothing. */
export function filledDetails(details: ListingForm['details']): Record<string, DetailValue> {
  const filled: Record<string, DetailValue> = {}
  for (const [name, value] of Object.entries(details)) {
    const isEmpty =
      value === undefined || value === '' || value === false || (Array.isArray(value) && value.length === 0)
    if (!isEmpty) filled[name] = value
  }
  return filled
}

/** Has somebody written something of their own? A category alone makes no draft. */
export const isWorthPersisting = ({ title, description, photos }: ListingForm): boolean =>
  title.trim() !== '' || description.trim() !== '' || photos.some((photo) => !isLost(photo))

/** The language that most of its readers have beside this one. */
export const otherLanguage = (lang: ContentLanguage): ContentLanguage => (lang === 'en' ? 'am' : 'en')

/** Null while nothing is written in it. It is never the language of the listing itself. */
export function translationOf({
  lang,
  translation,
}: Pick<ListingForm, 'lang' | 'translation'>): Translation | null {
  if (isBlank(translation)) return null
  return translation.lang === lang ? { ...translation, lang: otherLanguage(lang) } : translation
}

const ETHIOPIC = /\p{Script=Ethiopic}/u

/** The language that a text is written in, as far as its letters tell; `now` where they do not decide. */
export function languageOf(
  { title, description }: Pick<ListingForm, 'title' | 'description'>,
  now: ContentLanguage,
): ContentLanguage {
  const isEthiopic = ETHIOPIC.test(title) || ETHIOPIC.test(description)
  if (isEthiopic) return now === 'ti' ? 'ti' : 'am'
  return now === 'om' ? 'om' : 'en'
}
