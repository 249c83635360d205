import { type Place, PlaceId } from '#contract/geo/place.ts'
import type { PlaceRow } from './place-store.ts'

export const viewPlace = (row: PlaceRow): Place => ({
  id: PlaceId.parse(row.id),
  name: row.name,
  nameAm: row.name_am,
  admin1: row.admin1,
  country: row.country,
  lat: row.lat,
  lng: row.lng,
})
