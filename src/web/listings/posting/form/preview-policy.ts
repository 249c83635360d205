import { fieldsOf, isAskedFor } from '#contract/listings/category-fields.ts'
import { SUBCATEGORIES } from '#contract/listings/category.ts'
import { type ListingCard, ListingId } from '#contract/listings/listing.ts'
import { filledDetails, type ListingForm, priceOf, translationOf } from './listing-form-policy.ts'

/** No listing has it: the card of a preview leads nowhere. */
const NO_ID = ListingId.parse('00000000-0000-7000-8000-000000000000')

/** The card as others will see it, with `untitled` while there is no title. */
export function previewCard(form: ListingForm, untitled: string, publishedAt: string): ListingCard {
  const { category, place, photos, neighborhood } = form
  const stored = photos.flatMap(({ picture }) => picture ?? [])
  const fields = fieldsOf(category)
  const highlights = Object.entries(filledDetails(form.details)).filter(
    ([name]) => fields[name]?.highlight && isAskedFor(fields[name], form.subcategory),
  )
  return {
    id: NO_ID,
    slug: '',
    category,
    subcategory: form.subcategory ?? SUBCATEGORIES[category][0],
    kind: form.kind,
    title: form.title.trim() || untitled,
    lang: form.lang,
    translation: translationOf(form),
    price: priceOf(form.price),
    cover: stored[0] ?? null,
    photoCount: stored.length,
    place: place && { ...place, neighborhood: neighborhood.trim() || null },
    distanceMiles: null,
    highlights: Object.fromEntries(highlights),
    featured: false,
    publishedAt,
  }
}
