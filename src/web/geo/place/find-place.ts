import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { FALLBACK_POSITION, type Place, type PlaceId } from '#contract/geo/place.ts'
import { readPlace } from '#contract/geo/read-place.ts'
import { api } from '#web/platform/call/api.ts'
import { cityOf, type ReaderPlace, timeZonePlace, usePlace } from '#web/platform/place.ts'

export interface ListPlace {
  lat: number
  lng: number
  country: string
  /** Null while the name is being looked up, and where no city is near. */
  city: Pick<ReaderPlace, 'name' | 'nameAm' | 'admin1'> | null
  /** For the city box; null where only a position is known. */
  place: Place | null
  /** Written in the address, and not just where the reader happens to be. */
  isExplicit: boolean
}

/** Where an address says that a list looks. */
export interface AskedPlace {
  placeId: PlaceId | null
  position: { lat: number; lng: number } | null
}

const FOREVER = { staleTime: Infinity }

/**
 * Where a list looks: the place of the address, else the reader's. While the device is still being asked, the
 * place of the time zone stands in, so that nobody waits for a permission dialog. Null until something is known, and
 * where none is needed. Places are kept: a list that was seen is there without a connection.
 */
export function useListPlace({ placeId, position }: AskedPlace, { isNeeded = true } = {}): ListPlace | null {
  const isExplicit = placeId !== null || position !== null
  const reader = useReaderPlace(!isExplicit && isNeeded)
  const byId = useQuery({
    ...api(readPlace).queryOptions({ placeId: placeId ?? 1 }),
    ...api(readPlace).kept('list'),
    ...FOREVER,
    enabled: placeId !== null,
  })
  const nearest = useQuery({
    ...api(findNearestPlace).queryOptions(position ?? FALLBACK_POSITION),
    ...api(findNearestPlace).kept('list'),
    ...FOREVER,
    enabled: position !== null && placeId === null,
  })
  if (!isExplicit) return reader
  const place = (placeId === null ? nearest.data?.place : byId.data) ?? null
  const at = position ?? place
  if (at === null) return byId.isError ? reader : null
  return { lat: at.lat, lng: at.lng, country: place?.country ?? 'US', city: place, place, isExplicit }
}

function useReaderPlace(isNeeded: boolean): ListPlace | null {
  const t = useTranslations('platform.place')
  const { place: start } = usePlace({ isNeeded })
  // where no answer came, the guess of an earlier visit knows more than the fallback does
  const found = start?.source === 'fallback' ? null : start
  const guess = useQuery({
    ...timeZonePlace(),
    enabled: isNeeded && found === null,
  })
  if (found) return { ...found, city: found, place: cityOf(found), isExplicit: false }
  const guessed = guess.data?.place
  if (guessed) return { ...guessed, city: guessed, place: guessed, isExplicit: false }
  if (!guess.isError) return null
  const city = { name: t('washington'), nameAm: null, admin1: null }
  return { ...FALLBACK_POSITION, country: 'US', city, place: null, isExplicit: false }
}
