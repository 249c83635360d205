import type { Place, PlaceId } from '#contract/geo/place.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPlaces } from './place-store.ts'
import { viewPlace } from './place-view.ts'

export async function readPlace(platform: Platform, { placeId }: { placeId: PlaceId }): Promise<Place> {
  const [place] = await findPlaces(platform.db, [placeId])
  if (!place) throw new AppError('geo.place-not-found')
  return viewPlace(place)
}
