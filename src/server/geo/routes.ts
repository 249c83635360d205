import { findNearestPlace as findNearestPlaceOperation } from '#contract/geo/find-nearest-place.ts'
import { guessPlace as guessPlaceOperation } from '#contract/geo/guess-place.ts'
import { listNeighbors as listNeighborsOperation } from '#contract/geo/list-neighbors.ts'
import { readPlace as readPlaceOperation } from '#contract/geo/read-place.ts'
import { searchPlaces as searchPlacesOperation } from '#contract/geo/search-places.ts'
import type { Platform } from '#server/platform/platform.ts'
import { route, type Route } from '#server/platform/route.ts'
import { findNearestPlace } from './find-nearest-place.ts'
import { guessPlace } from './guess-place.ts'
import { listNeighbors } from './list-neighbors.ts'
import { readPlace } from './read-place.ts'
import { searchPlaces } from './search-places.ts'

export const geoRoutes = (platform: Platform): Route[] => [
  route(searchPlacesOperation)((input) => searchPlaces(platform, input)),
  route(findNearestPlaceOperation)((input) => findNearestPlace(platform, input)),
  route(listNeighborsOperation)((input) => listNeighbors(platform, input)),
  route(guessPlaceOperation)((input) => guessPlace(platform, input)),
  route(readPlaceOperation)((input) => readPlace(platform, input)),
]
