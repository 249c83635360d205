import { Category, ListingKind } from '#contract/listings/category.ts'
import type { ListingRow } from '#server/listings/listing-store.ts'

/** What decides whether many may talk about a listing. */
export const kindOf = ({
  category,
  subcategory,
  kind,
}: Pick<ListingRow, 'category' | 'subcategory' | 'kind'>) => ({
  category: Category.parse(category),
  subcategory,
  kind: ListingKind.parse(kind),
})
