import { DraftContent } from '#contract/listings/listing-content.ts'
import { formOf, type ListingForm } from '#web/listings/posting/form/listing-form-policy.ts'
import type { Prefill } from './store-prefill.ts'

const FIELDS = [
  'subcategory',
  'kind',
  'title',
  'description',
  'lang',
  'translation',
  'price',
  'neighborhood',
] as const

/** An empty form with what was given; the city comes by itself, once it is read. */
export function prefilledForm(empty: ListingForm, given: Prefill): ListingForm {
  const filled = formOf({ content: DraftContent.parse(given), photos: [], place: null })
  const form = { ...empty, details: { ...empty.details, ...filled.details } }
  const taken = FIELDS.filter((field) => given[field] !== undefined && given[field] !== null)
  return Object.assign(form, Object.fromEntries(taken.map((field) => [field, filled[field]])))
}
