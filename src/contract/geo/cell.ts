import { EARTH_RADIUS_MILES } from './place.ts'

/** A position in degrees. */
export interface Position {
  lat: number
  lng: number
}

/**
 * Three grids of latitude and longitude lie over the world. A cell's id is its row from the south pole times the
 * columns of a row, plus its column from the date line.
 */
const GRIDS = {
  /** 0.25°: about 17 miles from south to north. */
  fine: { degrees: 0.25, rows: 720, columns: 1440 },
  /** 1°: for who looks around for others. */
  middle: { degrees: 1, rows: 180, columns: 360 },
  /** 2°: for circles that would cover too many fine cells. */
  coarse: { degrees: 2, rows: 90, columns: 180 },
} as const
type Grid = keyof typeof GRIDS

/** Larger circles are covered with coarse cells, and so are those near the poles that need too many fine ones. */
const FINE_RADIUS_MILES = 100
const FINE_CELLS_MAX = 256

/** About a meter, so that rounding never loses a cell that a circle just touches. */
const MARGIN_DEGREES = 1e-5

const radians = (degrees: number) => (degrees * Math.PI) / 180
const degrees = (angle: number) => (angle * 180) / Math.PI
const clamp = (value: number, min: number, max: number) => Math.min(Math.max(value, min), max)

/** Longitude in [-180, 180): the date line has one name. */
const turned = (lng: number) => ((((lng + 180) % 360) + 360) % 360) - 180

/** Great-circle distance in miles by the haversine formula with radius 3959. */
export function distanceMiles(from: Position, to: Position): number {
  const half = (angle: number) => Math.sin(radians(angle) / 2) ** 2
  const chord =
    half(to.lat - from.lat) +
    Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * half(to.lng - from.lng)
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Which way one sets out from a position to another: degrees from north, clockwise, from 0 up to 360. */
export function bearing(from: Position, to: Position): number {
  const [south, north, turn] = [radians(from.lat), radians(to.lat), radians(to.lng - from.lng)]
  const east = Math.sin(turn) * Math.cos(north)
  const ahead = Math.cos(south) * Math.sin(north) - Math.sin(south) * Math.cos(north) * Math.cos(turn)
  return (degrees(Math.atan2(east, ahead)) + 360) % 360
}

/** The cell that a position lies in. */
export function cellOf(grid: Grid, { lat, lng }: Position): number {
  const { degrees: size, rows, columns } = GRIDS[grid]
  const row = clamp(Math.floor((lat + 90) / size), 0, rows - 1)
  return row * columns + columnOf(grid, lng)
}

export interface Covering {
  grid: 'fine' | 'coarse'
  cells: number[]
}

/**
 * Cells that together hold every point within `radiusMiles` of a position, of the grid that suits the circle.
 * Cells hold points outside the circle too; the distance decides about those.
 */
export function coveringCells(centre: Position, radiusMiles: number): Covering {
  if (radiusMiles <= FINE_RADIUS_MILES) {
    const cells = cellsAround('fine', centre, radiusMiles)
    if (cells.length <= FINE_CELLS_MAX) return { grid: 'fine', cells }
  }
  return { grid: 'coarse', cells: cellsAround('coarse', centre, radiusMiles) }
}

/** Cells of one grid that a circle touches; a large circle needs many fine cells. */
export function cellsAround(grid: Grid, centre: Position, radiusMiles: number): number[] {
  const { degrees: size, rows, columns } = GRIDS[grid]
  const reach = degrees(radiusMiles / EARTH_RADIUS_MILES) + MARGIN_DEGREES
  const rowOf = (lat: number) => clamp(Math.floor((lat + 90) / size), 0, rows - 1)
  const cells: number[] = []
  for (let row = rowOf(centre.lat - reach); row <= rowOf(centre.lat + reach); row++) {
    const south = row * size - 90
    const half = halfWidth(centre.lat, reach, south, south + size)
    const first = Math.floor((centre.lng - half + 180) / size)
    const count = Math.min(columns, Math.floor((centre.lng + half + 180) / size) - first + 1)
    for (let step = 0; step < count; step++)
      cells.push(row * columns + ((((first + step) % columns) + columns) % columns))
  }
  return cells
}

/**
 * How far, in degrees of longitude, a circle reaches east and west between two latitudes.
 * The circle is widest where a meridian touches it, at sin φ = sin(centre) / cos(reach), or else at the edge of
 * the band that is nearer to that latitude; a circle that holds a pole reaches all around beside it.
 */
function halfWidth(centreLat: number, reach: number, south: number, north: number): number {
  if (reach >= 90) return 180
  const touch = Math.sin(radians(centreLat)) / Math.cos(radians(reach))
  const widest = Math.abs(touch) >= 1 ? Math.sign(touch) * 90 : degrees(Math.asin(touch))
  const lat = radians(clamp(widest, south, north))
  const across = Math.cos(radians(centreLat)) * Math.cos(lat)
  const along = Math.cos(radians(reach)) - Math.sin(radians(centreLat)) * Math.sin(lat)
  if (along <= -across || across < 1e-12) return 180
  return degrees(Math.acos(Math.min(1, along / across))) + MARGIN_DEGREES / Math.max(Math.cos(lat), 1e-3)
}

function columnOf(grid: Grid, lng: number): number {
  const { degrees: size, columns } = GRIDS[grid]
  return clamp(Math.floor((turned(lng) + 180) / size), 0, columns - 1)
}

/** Rows of the grid that hides exact points: 0.009° is one kilometer from south to north. */
const HIDING_ROWS = 20_000

/**
 * What everybody may know of an exact position: the centre of its cell of about one kilometer by one kilometer.
 * The same point for the whole cell, so that asking often tells nothing more.
 */
export function publicPoint({ lat, lng }: Position): Position {
  const height = 180 / HIDING_ROWS
  const row = clamp(Math.floor((lat + 90) / height), 0, HIDING_ROWS - 1)
  const middle = (row + 0.5) * height - 90
  const columns = Math.max(1, Math.round(2 * HIDING_ROWS * Math.cos(radians(middle))))
  const width = 360 / columns
  const column = clamp(Math.floor((turned(lng) + 180) / width), 0, columns - 1)
  return { lat: fiveDecimals(middle), lng: fiveDecimals((column + 0.5) * width - 180) }
}

/** A meter and a bit. */
const fiveDecimals = (value: number) => Math.round(value * 1e5) / 1e5
