import { useQueryClient } from '@tanstack/react-query'
import type { Place } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { api } from '#web/platform/call/api.ts'
import { usePlace } from '#web/platform/place.ts'
import type { ListPlace } from './find-place.ts'

/** How an address names a place, and the words that are looked for there. */
interface PlaceChange {
  placeId?: string | undefined
  lat?: string | undefined
  lng?: string | undefined
  q?: string | undefined
}

/**
 * A chosen city goes into the address, and later lists start from it. An address that held no place is given the
 * one it showed, so that the step back leads there.
 */
export function useChooseCity(
  { change }: { change: (change: PlaceChange, options?: { replace?: boolean }) => Promise<void> },
  shown: ListPlace | null,
): (city: Place | null, changes?: PlaceChange) => Promise<void> {
  const { choose } = usePlace({ isNeeded: false })
  const cache = useQueryClient()
  const keep = (place: Place) => {
    cache.setQueryData(api(readPlace).key({ placeId: place.id }), place)
    return { placeId: String(place.id), lat: String(place.lat), lng: String(place.lng) }
  }
  return async (city, changes) => {
    if (city === null) return change({ placeId: undefined, lat: undefined, lng: undefined })
    if (shown?.place && !shown.isExplicit) await change(keep(shown.place), { replace: true })
    choose(city)
    await change({ ...keep(city), ...changes })
  }
}
