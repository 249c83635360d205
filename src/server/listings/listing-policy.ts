import { cellOf, publicPoint, type Position } from '#contract/geo/cell.ts'
import { Category } from '#contract/listings/category.ts'
import { fieldsOf } from '#contract/listings/category-fields.ts'
import type { Details } from '#contract/listings/detail-value.ts'
import { endsByItself, expiryOf } from '#contract/listings/life/period.ts'
import { isLive, ListingState } from '#contract/listings/life/state.ts'

interface Living {
  state: string
  expires_at: Date | null
}

/** The state as of now: what is on offer and over has ended, whether or not the hourly job has come by. */
export function stateAt({ state, expires_at }: Living, now: Date): ListingState {
  // while its owner can see that it is withheld it waits for staff
  if (state === 'withheld') return 'pending_review'
  const written = ListingState.parse(state)
  return isLive(written) && expires_at !== null && expires_at <= now ? 'expired' : written
}

interface Published {
  category: string
  paid_until: Date | null
  published_at: Date | null
  expires_at: Date | null
}

/** A new last day to apply, or a new time of an event, moves the end; other edits do not lengthen a life. */
export function expiryAfterEdit(published: Published, details: Details): Date {
  const { category, paid_until, published_at, expires_at } = published
  if (published_at === null || expires_at === null) throw new Error('Only what is public has an end.')
  const edited = Category.parse(category)
  return endsByItself(edited) ? earlier(expiryOf(edited, details, published_at), paid_until) : expires_at
}

/** What was paid for ends no later than its paid days. */
export const earlier = (end: Date, paidUntil: Date | null): Date =>
  paidUntil !== null && paidUntil < end ? paidUntil : end

/** A listing stands in the middle of its city: nothing more exact is known. */
export function publicPlace(city: Position): { lat: number; lng: number; cell: number; cell_coarse: number } {
  const point = publicPoint(city)
  return { ...point, cell: cellOf('fine', point), cell_coarse: cellOf('coarse', point) }
}

/** The details worth a line on a card. */
export function highlightsOf(category: Category, details: Details): Details {
  const fields = fieldsOf(category)
  return Object.fromEntries(Object.entries(details).filter(([name]) => fields[name]?.highlight))
}

const SLUG_MAX = 60

/** For addresses to be read by people; the id decides. A title without Latin letters is called by its kind. */
export function slugOf(title: string, category: Category, subcategory: string | null): string {
  const fallback = [category, subcategory].filter((word) => word !== null).join('-')
  return latin(title) || latin(fallback)
}

const latin = (text: string) =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, SLUG_MAX)
    .replace(/^-+|-+$/g, '')
