import {
  CATEGORIES,
  Category,
  isSubcategoryOf,
  PHOTO_LIMITS,
  SUBCATEGORIES,
} from '#contract/listings/category.ts'
import { askedFields } from '#contract/listings/category-fields.ts'
import { type DetailField, isRequired } from '#contract/listings/detail-field.ts'
import { type DraftContent, publishableContent } from '#contract/listings/listing-content.ts'
import { priceProblems } from '#contract/listings/price.ts'
import type { Tx } from '#server/platform/database/transactions.ts'
import { applyContent } from '#server/listings/update-published-listing.ts'
import { type ListingRow, saveContent } from '#server/listings/listing-store.ts'
import { contentColumns, viewContent } from '#server/listings/listing-view.ts'
import { findPhotos } from '#server/listings/photo-store.ts'

/** `items/furniture`: how a category with its subcategory is called where listings are moved. */
const nameOf = (category: string, subcategory: string): string => `${category}/${subcategory}`

/**
 * The same content elsewhere, with those of its details that are asked for there; null where its price or its photos do
 * not fit, or a detail is missing.
 */
function contentIn(content: DraftContent, to: string): DraftContent | null {
  const [first, subcategory = ''] = to.split('/')
  const category = Category.safeParse(first).data
  if (!category || !isSubcategoryOf(category, subcategory)) return null
  const asked = askedFields(category, subcategory)
  if (content.price === null || priceProblems(category, content.price).length > 0) return null
  const { min, max } = PHOTO_LIMITS[category]
  const count = content.photos.length
  if (count > max || (count < min && content.kind === 'offer')) return null
  const isMissing = ([name, field]: [string, DetailField]) =>
    content.details[name] === undefined && isRequired(field, content.kind, subcategory)
  if (asked.some(isMissing)) return null
  const names = new Set<string>(asked.map(([name]) => name))
  const details = Object.fromEntries(Object.entries(content.details).filter(([name]) => names.has(name)))
  return { ...content, category, subcategory, details } as DraftContent
}

/** Where a listing could stand as it is written. The whole of it is checked where one of them is chosen. */
export function targetsOf(content: DraftContent): string[] {
  const here = nameOf(content.category ?? '', content.subcategory ?? '')
  return CATEGORIES.flatMap((category) =>
    SUBCATEGORIES[category].map((subcategory) => nameOf(category, subcategory)),
  ).filter((to) => to !== here && contentIn(content, to) !== null)
}

/** Would it be complete there? */
export function movedTo(content: DraftContent, to: string, now: Date): DraftContent | null {
  const moved = contentIn(content, to)
  return moved && publishableContent(now).safeParse(moved).success ? moved : null
}

/** @returns where it stood before; null when it cannot stand there any more */
export async function moveListing(tx: Tx, row: ListingRow, to: string, now: Date): Promise<string | null> {
  const content = viewContent(row, await findPhotos(tx, row.id))
  const moved = movedTo(content, to, now)
  if (!moved) return null
  if (row.published_at === null) {
    const columns = { ...contentColumns(moved), photo_count: row.photo_count, updated_at: now }
    await saveContent(tx, row.id, columns)
  } else {
    await applyContent(tx, row, moved, now)
  }
  return nameOf(row.category, row.subcategory ?? '')
}
