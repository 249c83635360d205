import { useEffect } from 'react'
import { neighborhoodById } from '#contract/geo/neighborhoods.ts'
import type { ListingSearchState } from '#web/listings/search/change-search.ts'
import { FilterChip } from './filter-chip.tsx'
import { useNeighborhoodName } from './name-neighborhood.ts'

interface NeighborhoodChipsProps {
  ids: readonly string[]
  change: ListingSearchState['change']
}

/** The parts of cities that a list is narrowed to. One that nobody knows, from an old address, is taken out of it. */
export function NeighborhoodChips({ ids, change }: NeighborhoodChipsProps) {
  const nameOf = useNeighborhoodName()
  const known = ids.flatMap((id) => neighborhoodById(id) ?? [])
  const without = (left: string) =>
    known
      .map(({ id }) => id)
      .filter((id) => id !== left)
      .join(',') || undefined
  const mended = known.length < ids.length ? without('') : null
  useEffect(() => {
    if (mended !== null) void change({ neighborhoods: mended }, { replace: true })
  }, [change, mended])
  return known.map((part) => (
    <li key={part.id} className="max-w-full min-w-0">
      <FilterChip label={nameOf(part)} onRemove={() => void change({ neighborhoods: without(part.id) })} />
    </li>
  ))
}
