import { cellOf, cellsAround, type Position } from '#contract/geo/cell.ts'
import { EARTH_RADIUS_MILES } from '#contract/geo/place.ts'
import { DISTANCE_BUCKETS, type DistanceBucket } from '#contract/dating/profile/profile.ts'

/** Rows of the grid from pole to pole: 0.045°, about five kilometers. */
const ROWS = 4000
const MAX_COLUMNS = 2 * ROWS

/** The cell a position lies in, by its id and its centre: the same for all positions of the cell. */
export interface Cell extends Position {
  cell: number
}

/** All that is kept of where somebody is. */
export function datingCell({ lat, lng }: Position): Cell {
  const height = 180 / ROWS
  const row = clamp(Math.floor((lat + 90) / height), ROWS - 1)
  const middle = (row + 0.5) * height - 90
  const columns = Math.max(1, Math.round(MAX_COLUMNS * Math.cos((middle * Math.PI) / 180)))
  const width = 360 / columns
  const turned = (((lng + 180) % 360) + 360) % 360
  const column = clamp(Math.floor(turned / width), columns - 1)
  return {
    cell: row * MAX_COLUMNS + column,
    lat: rounded(middle),
    lng: rounded((column + 0.5) * width - 180),
  }
}

const clamp = (value: number, max: number) => Math.min(Math.max(value, 0), max)
/** A meter and a bit. */
const rounded = (value: number) => Math.round(value * 1e5) / 1e5

/** The cell of the 1° grid. */
export const blockOf = (position: Position): number => cellOf('middle', position)

/** Cells of the 1° grid in which somebody within reach may be. */
export const blocksWithin = (centre: Position, miles: number): number[] =>
  cellsAround('middle', centre, miles)

/** The square of the straight line between two points of a globe of radius 1 that lie so many miles apart. */
export const squaredLine = (miles: number): number => 4 * Math.sin(miles / (2 * EARTH_RADIUS_MILES)) ** 2

/** Every bucket but the last, with the miles that it ends before. */
const BUCKET_ENDS: readonly (readonly [DistanceBucket, number])[] = [
  ['under_5', 5],
  ['under_10', 10],
  ['under_25', 25],
  ['under_50', 50],
  ['under_100', 100],
]
const LAST_BUCKET = DISTANCE_BUCKETS[DISTANCE_BUCKETS.length - 1]

/** SQL of the bucket for a squared line, as squaredLine has it. */
export const bucketSql = (squared: string): string =>
  `case ${BUCKET_ENDS.map(([bucket, miles]) => `when ${squared} < ${squaredLine(miles)} then '${bucket}'`).join(' ')}
    else '${LAST_BUCKET}' end`
