import type { MapFilters } from '#contract/listings/map/count-areas.ts'
import { planSearch } from '#server/listings/search/search-policy.ts'
import { findVariants } from '#server/listings/words/find-variants.ts'
import type { Visitor } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readHidden } from '#server/safety/public.ts'
import { isWordless } from '#server/search/public.ts'
import { findAreas } from './area-store.ts'

/** Where in the world the matches of a search are, as JSON text: cities, never places of their own. */
export async function countAreas(
  { hot }: Pick<Platform, 'hot'>,
  { userId }: Pick<Visitor, 'userId'>,
  filters: MapFilters,
): Promise<string> {
  if (isWordless(filters.q)) return JSON.stringify({ areas: [], capped: false })
  const variants = filters.q === '' ? undefined : await findVariants(hot, filters.q, true)
  const hidden = userId === null ? [] : await readHidden(hot, userId)
  return findAreas(hot, planSearch(filters, variants, hidden))
}
