import type { Category } from '#contract/listings/category.ts'
import { ComingSoonPage } from '#web/ui/coming-soon.tsx'

/** All listings, or those of one category. */
export function ListingsPage({ category }: { category: Category | null }) {
  return <ComingSoonPage key={category} />
}
