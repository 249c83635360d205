import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'

const MILES_PER_DEGREE = (EARTH_RADIUS_MILES * Math.PI) / 180
const POLE = 89.9

/** The blocks of one degree (see migrations/0041-networking.sql) that a circle touches; at most a few. */
export function blocksAround({ lat, lng }: { lat: number; lng: number }, miles: number): number[] {
  const reach = miles / MILES_PER_DEGREE
  const south = Math.max(-90, lat - reach)
  const north = Math.min(90, lat + reach)
  // where the circle is nearest to a pole it spans the most meridians
  const width = Math.cos((Math.min(POLE, Math.max(Math.abs(south), Math.abs(north))) * Math.PI) / 180)
  const wide = Math.min(180, reach / width)
  const rows = range(Math.floor(south), Math.floor(north))
  const columns = range(Math.floor(lng - wide), Math.floor(lng + wide)).map((column) => wrap(column))
  return [...new Set(rows.flatMap((row) => columns.map((column) => (row + 90) * 360 + column + 180)))]
}

const range = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, step) => first + step)

/** 180° east is 180° west. */
const wrap = (column: number): number => ((((column + 180) % 360) + 360) % 360) - 180
