import { expect, test } from 'vitest'
import { DraftContent } from '#contract/listings/listing-content.ts'
import { aDraft, aPicture, WASHINGTON } from '#web/listings/posting/own-listing.fixture.ts'
import {
  changeCategory,
  contentOf,
  emptyForm,
  formOf,
  isWorthPersisting,
  languageOf,
  usualTitle,
} from './listing-form-policy.ts'

const WRITER = { place: WASHINGTON, language: 'en', timeZone: 'America/New_York' } as const

test.each(['rooms_housing', 'jobs', 'items', 'services', 'events'] as const)(
  'an empty form of %s is a draft that the contract takes',
  (category) => {
    const parsed = DraftContent.safeParse(contentOf(emptyForm(category, WRITER)))
    expect(parsed.error).toBeUndefined()
  },
)

test('a form that was not touched goes back as it came', () => {
  const draft = aDraft({ neighborhood: 'Shaw', details: { condition: 'good', delivery: ['ship'] } })
  expect(DraftContent.parse(contentOf(formOf(draft)))).toEqual(draft.content)
})

test('the currency is that of the place, the language that of the writer', () => {
  const form = emptyForm('items', { ...WRITER, place: { ...WASHINGTON, country: 'SE' }, language: 'am' })
  expect(form).toMatchObject({ price: { currency: 'SEK' }, lang: 'am', languages: ['am'] })
})

test('what does not belong to a type of price is left out', () => {
  const form = formOf(aDraft())
  const price = { ...form.price, maxMinor: 20_000, period: 'hour' } as const
  expect(contentOf({ ...form, price: { ...price, type: 'free' } }).price).toEqual({
    type: 'free',
    amountMinor: null,
    maxMinor: null,
    currency: 'USD',
    period: null,
  })
  expect(contentOf({ ...form, price: { ...price, type: 'range' } }).price).toMatchObject({
    amountMinor: 12_000,
    maxMinor: 20_000,
    period: 'hour',
  })
})

test('photos count once the server has them, and empty details are no details', () => {
  const form = formOf(aDraft())
  const [photo] = form.photos
  if (!photo) throw new Error('The draft has a photo.')
  const content = contentOf({
    ...form,
    photos: [photo, { ...photo, key: 'b', picture: null, state: 'uploading' }],
    details: { condition: 'good', brand: '', delivery: [], quantity: undefined, insured: false },
  })
  expect(content.photos).toEqual([{ mediaId: aPicture(1).id, alt: null }])
  expect(content.details).toEqual({ condition: 'good' })
})

test('another category keeps what every category has', () => {
  const form = { ...formOf(aDraft()), kind: 'wanted' } as const
  const changed = changeCategory(form, 'events', WRITER)
  expect(changed).toMatchObject({
    category: 'events',
    title: form.title,
    photos: form.photos,
    subcategory: null,
    kind: 'offer',
    price: { type: 'free', amountMinor: 12_000 },
    details: { timezone: 'America/New_York' },
  })
})

test('a category alone makes no draft', () => {
  const form = emptyForm('items', WRITER)
  expect(isWorthPersisting({ ...form, subcategory: 'free' })).toBe(false)
  expect(isWorthPersisting({ ...form, title: 'K' })).toBe(true)
  expect(isWorthPersisting({ ...form, photos: formOf(aDraft()).photos })).toBe(true)
})

test('a second text without a word is none, and never in the language of the first', () => {
  const form = emptyForm('items', WRITER)
  expect(contentOf(form).translation).toBeNull()
  const translation = { lang: 'am', title: 'ክራር', description: '' } as const
  expect(contentOf({ ...form, lang: 'en', translation }).translation).toEqual(translation)
  expect(contentOf({ ...form, lang: 'am', translation }).translation).toEqual({ ...translation, lang: 'en' })
  const moved = changeCategory({ ...form, translation }, 'services', WRITER)
  expect(moved.translation).toEqual(translation)
})

test('Ethiopic letters tell the language, as far as they can', () => {
  const form = emptyForm('items', WRITER)
  expect(languageOf({ ...form, title: 'ክራር' }, 'en')).toBe('am')
  expect(languageOf({ ...form, title: 'ክራር' }, 'ti')).toBe('ti')
  expect(languageOf({ ...form, title: 'Krar' }, 'am')).toBe('en')
  expect(languageOf({ ...form, title: 'Kiraarii' }, 'om')).toBe('om')
})

test('a room is free today and a job open for 30 days, unless its poster says otherwise', () => {
  const now = new Date('2026-09-11T15:00:00Z')
  const details = (category: 'rooms_housing' | 'jobs') => emptyForm(category, { ...WRITER, now }).details
  expect(details('rooms_housing')).toEqual({ available_from: '2026-09-11' })
  expect(details('jobs')).toEqual({ apply_by: '2026-10-11' })
})

test('a car is called by its year, make and model once all three are there', () => {
  const car = (details: object) => usualTitle({ subcategory: 'vehicles', details: { ...details } })
  expect(car({ make: ' Toyota ', model: 'Corolla', model_year: 2014 })).toBe('2014 Toyota Corolla')
  expect(car({ make: 'Toyota', model_year: 2014 })).toBeNull()
  expect(usualTitle({ subcategory: 'furniture', details: { make: 'Toyota' } })).toBeNull()
})
