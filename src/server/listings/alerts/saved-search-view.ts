import { type Place, PlaceId } from '#contract/geo/place.ts'
import {
  AlertChannel,
  AlertFrequency,
  canonicalFilters,
  type SavedSearch,
  SavedSearch as SavedSearchSchema,
  SavedSearchId,
} from '#contract/listings/alerts/saved-search.ts'
import { ListingFilters } from '#contract/listings/search/search-listings.ts'
import type { SavedSearchRow } from './saved-search-store.ts'

export const viewSavedSearch = (row: SavedSearchRow, places: ReadonlyMap<PlaceId, Place>): SavedSearch => {
  const placeId = placeOf(row)
  return {
    id: SavedSearchId.parse(row.id),
    name: row.name,
    filters: canonicalFilters(ListingFilters.parse(row.filters)),
    placeId,
    place: (placeId && places.get(placeId)) ?? null,
    channel: AlertChannel.parse(row.channel),
    frequency: AlertFrequency.parse(row.frequency),
    paused: SavedSearchSchema.shape.paused.parse(row.paused),
    createdAt: row.created_at.toISOString(),
    lastNotifiedAt: row.last_notified_at.toISOString(),
  }
}

export const placeOf = ({ place_id }: SavedSearchRow): PlaceId | null =>
  place_id === null ? null : PlaceId.parse(place_id)
