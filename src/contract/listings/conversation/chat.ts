import type { Category } from '#contract/listings/category.ts'

/** Listings that many talk about at once (messaging): events, and rides that are looked for. */
export const chatFits = ({
  category,
  subcategory,
  kind,
}: {
  category: Category
  subcategory: string | null
  kind: 'offer' | 'wanted'
}): boolean =>
  category === 'events' || (category === 'services' && subcategory === 'transport' && kind === 'wanted')
