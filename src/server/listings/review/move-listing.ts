import type { z } from 'zod'
import { CATEGORIES, Category, isSubcategoryOf, SUBCATEGORIES } from '#contract/listings/category.ts'
import { askedFields } from '#contract/listings/category-fields.ts'
import { type DraftContent, publishableContent } from '#contract/listings/listing-content.ts'
import { LISTING_LIMITS } from '#contract/listings/listing.ts'
import { priceProblems } from '#contract/listings/price.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { applyContent } from '#server/listings/update-published-listing.ts'
import { type ListingRow, saveContent } from '#server/listings/listing-store.ts'
import { contentColumns, viewContent } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'

/** `items/furniture`: how a category with its subcategory is called where listings are moved. */
const nameOf = (category: string, subcategory: string): string => `${category}/${subcategory}`

/** The same content elsewhere, with those of its details that are asked for there; null where it would not be complete. */
function contentIn(content: DraftContent, to: string, complete: z.ZodType): DraftContent | null {
  const [first, subcategory = ''] = to.split('/')
  const category = Category.safeParse(first).data
  if (!category || !isSubcategoryOf(category, subcategory)) return null
  const asked = new Set<string>(askedFields(category, subcategory).map(([name]) => name))
  const details = Object.fromEntries(Object.entries(content.details).filter(([name]) => asked.has(name)))
  // the price is what most often does not fit, and cheaper to look at than the whole
  if (content.price === null || priceProblems(category, content.price).length > 0) return null
  const moved = { ...content, category, subcategory, details } as DraftContent
  return complete.safeParse(moved).success ? moved : null
}

const WORDS = 'Words. '.repeat(LISTING_LIMITS.descriptionMin / 4)

/** Where a listing could stand as it is written. */
export function targetsOf(content: DraftContent, now: Date): string[] {
  const complete = publishableContent(now)
  // its words fit everywhere or nowhere, and are most of what there is to check
  const slim = { ...content, title: 'A title of a listing', description: WORDS }
  const here = nameOf(content.category ?? '', content.subcategory ?? '')
  return CATEGORIES.flatMap((category) =>
    SUBCATEGORIES[category].map((subcategory) => nameOf(category, subcategory)),
  ).filter((to) => to !== here && contentIn(slim, to, complete) !== null)
}

/** @returns where it stood before; null when it cannot stand there any more */
export async function moveListing(tx: Tx, row: ListingRow, to: string, now: Date): Promise<string | null> {
  const content = viewContent(row, await findPhotos(tx, row.id))
  const moved = contentIn(content, to, publishableContent(now))
  if (!moved) return null
  if (row.published_at === null) {
    const columns = { ...contentColumns(moved), photo_count: moved.photos.length, updated_at: now }
    await saveContent(tx, row.id, columns)
  } else {
    await applyContent(tx, row, moved, now)
  }
  return nameOf(row.category, row.subcategory ?? '')
}
