import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { useTranslations } from 'use-intl'
import { z } from 'zod'
import { guessPlace } from '#contract/geo/guess-place.ts'
import { findNearestPlace } from '#contract/geo/find-nearest-place.ts'
import { FALLBACK_POSITION, Latitude, Longitude, type Place, PlaceId } from '#contract/geo/place.ts'
import { writeParts } from '#contract/language/formats.ts'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { api } from './call/api.ts'
import { call } from './call/call.ts'
import { deviceText, subscribeChoices, writeChoice } from './device/device-text.ts'
import { deviceTimeZone, useLanguage } from './language/language.tsx'

const STORAGE_KEY = 'place'

/** Where the reader looks from. `id` and `name` are null when no city is near the position. */
const ReaderPlace = z.object({
  id: PlaceId.nullable(),
  name: z.string().nullable(),
  nameAm: z.string().nullable(),
  admin1: z.string().nullable(),
  country: z.string(),
  lat: Latitude,
  lng: Longitude,
  source: z.enum(['chosen', 'device', 'guess', 'fallback']),
})
export type ReaderPlace = z.infer<typeof ReaderPlace>

/** Washington DC, when nothing else is known. */
const FALLBACK: ReaderPlace = {
  id: null,
  name: 'Washington',
  nameAm: 'ዋሽንግተን',
  admin1: 'DC',
  country: 'US',
  ...FALLBACK_POSITION,
  source: 'fallback',
}

interface Position {
  lat: number
  lng: number
}

/**
 * Asks the device where it is: low accuracy, since places are never kept finer than a city.
 * Five seconds when a page starts from it, ten when somebody pressed the button.
 */
export function devicePosition(seconds: 5 | 10): Promise<Position | null> {
  if (!('geolocation' in navigator)) return Promise.resolve(null)
  return new Promise((resolve) => {
    // the device's own limit stands still while its question to the person is not answered
    const timer = setTimeout(() => resolve(null), seconds * 1000)
    const answer = (position: Position | null) => {
      clearTimeout(timer)
      resolve(position)
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => answer({ lat: coords.latitude, lng: coords.longitude }),
      () => answer(null),
      { enableHighAccuracy: false, timeout: seconds * 1000, maximumAge: 10 * 60_000 },
    )
  })
}

/** The city at a position; the position alone where no city is near or the server does not answer. */
async function placeAt(position: Position): Promise<ReaderPlace> {
  const place = await call(findNearestPlace, position)
    .then((answer) => answer.place)
    .catch(() => null)
  if (place) return { ...readerPlace(place, 'device'), ...position }
  return { ...FALLBACK, name: null, nameAm: null, admin1: null, ...position, source: 'device' }
}

/** The main diaspora city of the time zone; lists ask for it too, while the device is being asked. */
export const timeZonePlace = () =>
  queryOptions({
    ...api(guessPlace).queryOptions({ timeZone: deviceTimeZone() }),
    ...api(guessPlace).kept('list'),
    staleTime: Infinity,
    retry: false,
  })

/** Device, then the main diaspora city of the time zone, then Washington DC. */
export async function findStartPlace(client: QueryClient): Promise<ReaderPlace> {
  const position = await devicePosition(5)
  if (position) return placeAt(position)
  return client
    .fetchQuery(timeZonePlace())
    .then(({ place }) => readerPlace(place, 'guess'))
    .catch(() => FALLBACK)
}

const readerPlace = (place: Place, source: ReaderPlace['source']): ReaderPlace => ({ ...place, source })

let cached: { text: string | null; place: ReaderPlace | null } = { text: null, place: null }

function chosenPlace(): ReaderPlace | null {
  const text = deviceText.read(STORAGE_KEY)
  if (text !== cached.text) cached = { text, place: text === null ? null : parsePlace(text) }
  return cached.place
}

function parsePlace(text: string): ReaderPlace | null {
  try {
    return ReaderPlace.safeParse(JSON.parse(text)).data ?? null
  } catch {
    return null
  }
}

/** For the city box; null where only a position is known. */
export const cityOf = (place: ReaderPlace | null): Place | null =>
  place === null || place.id === null || place.name === null
    ? null
    : { ...place, id: place.id, name: place.name }

const store = (place: ReaderPlace) => writeChoice(STORAGE_KEY, JSON.stringify(place))

/**
 * The place that lists start from: the chosen one, else found once per visit (where one only stands in, again), unless
 * a page that knows its own place says that none is needed. `place` is null while it is being found. `locate` is for
 * the button: it answers false when the device gives no position.
 */
export function usePlace({ isNeeded = true } = {}) {
  const chosen = useSyncExternalStore(subscribeChoices, chosenPlace)
  const { data: found } = useQuery({
    queryKey: ['platform', 'start-place'],
    queryFn: ({ client }) => findStartPlace(client),
    enabled: isNeeded && chosen === null,
    // where nothing was known it is asked again: the next page, or the connection, may know more
    staleTime: ({ state }) => (state.data?.source === 'fallback' ? 0 : Infinity),
  })
  const choose = useCallback((place: Place) => store(readerPlace(place, 'chosen')), [])
  const locate = useCallback(async () => {
    const position = await devicePosition(10)
    if (position) store(await placeAt(position))
    return position !== null
  }, [])
  return { place: chosen ?? found ?? null, choose, locate }
}

/**
 * Where a page looks that never asks the device: from the place that is known already, else from the main diaspora
 * city of the time zone. `place` is null until it is known, and where nothing is.
 */
export function useQuietPlace(): {
  place: ReaderPlace | null
  isPending: boolean
  choose: (place: Place) => void
} {
  const { place: known, choose } = usePlace({ isNeeded: false })
  const start = known?.source === 'fallback' ? null : known
  const guess = useQuery({ ...timeZonePlace(), enabled: start === null })
  const place = start ?? (guess.data ? readerPlace(guess.data.place, 'guess') : null)
  return { place, isPending: place === null && guess.isPending, choose }
}

/** A city's name in the given language with its state or province: "Oakland, CA". */
export function placeName(
  place: { name: string; nameAm: string | null; admin1: string | null },
  language: InterfaceLanguage,
): string {
  const name = language === 'am' ? (place.nameAm ?? place.name) : place.name
  return place.admin1 ? writeParts([name, place.admin1], language) : name
}

/** `placeName` in the reader's language; 'Unknown Location' where no city is known. */
export function usePlaceName() {
  const { script } = useLanguage()
  const t = useTranslations('platform.place')
  return useCallback(
    (place: { name: string | null; nameAm: string | null; admin1: string | null } | null) =>
      place === null || place.name === null
        ? t('unknown')
        : placeName({ ...place, name: place.name }, script),
    [script, t],
  )
}
