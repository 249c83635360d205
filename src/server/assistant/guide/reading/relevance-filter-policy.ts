import type { ListingCard } from '#contract/listings/listing.ts'
import { NO_HOMES } from '#contract/listings/category.ts'
import type { Wanted } from './search-intent-policy.ts'

/** Is it what somebody means who asks so? Whoever looks for a room wants none that others look for, and no parking space. */
export function isMeant(
  { category, subcategory }: Pick<Wanted, 'category' | 'subcategory'>,
  listing: Pick<ListingCard, 'kind' | 'subcategory'>,
): boolean {
  if (listing.kind !== 'offer') return false
  return category !== 'rooms_housing' || subcategory !== null || !NO_HOMES.includes(listing.subcategory)
}
