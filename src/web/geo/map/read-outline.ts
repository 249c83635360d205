import type { Feature, FeatureCollection, MultiLineString, Position } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import states from 'us-atlas/states-10m.json?raw'
import countries from 'world-atlas/countries-50m.json?raw'

export interface Outline {
  land: FeatureCollection
  /** Between countries, and between states of the USA. */
  borders: MultiLineString[]
}

/** A border is one line, not one of each side. */
const isShared = (one: unknown, other: unknown) => one !== other

/** ISO 3166: it lies around a pole, which no map of this kind shows, and nobody looks for a room there. */
const ANTARCTICA = '010'

/**
 * The atlas is made for globes, where a coast goes on across the date line. On a flat map it would run back around the
 * whole world: it goes on beyond 180° instead, and the library draws it on the other side.
 */
function unwrapped(land: Feature): Feature {
  const { geometry } = land
  if (geometry.type === 'Polygon')
    return { ...land, geometry: { ...geometry, coordinates: geometry.coordinates.map(unwrapRing) } }
  if (geometry.type !== 'MultiPolygon') return land
  const coordinates = geometry.coordinates.map((polygon) => polygon.map(unwrapRing))
  return { ...land, geometry: { ...geometry, coordinates } }
}

function unwrapRing(ring: Position[]): Position[] {
  let turns = 0
  return ring.map(([lng = 0, ...rest], at) => {
    const step = lng - (ring[at - 1]?.[0] ?? lng)
    if (Math.abs(step) > 180) turns -= Math.sign(step)
    return [lng + 360 * turns, ...rest]
  })
}

/** Each map shows the same. */
let outline: Outline | undefined

const parse = (text: string) => JSON.parse(text) as Topology<Record<string, GeometryCollection>>

/**
 * The world without a server of maps: coasts and borders of Natural Earth at 1:50 million and the states of the US Census
 * Bureau, by world-atlas and us-atlas.
 */
export function readOutline(): Outline {
  outline ??= decode()
  return outline
}

function decode(): Outline {
  const world = parse(countries)
  const usa = parse(states)
  const [ofWorld, ofUsa] = [world.objects['countries'], usa.objects['states']]
  if (!ofWorld || !ofUsa) throw new Error('The atlas lacks its borders.')
  const drawable = feature(world, ofWorld).features.filter(({ id }) => id !== ANTARCTICA)
  return {
    land: { type: 'FeatureCollection', features: drawable.map(unwrapped) },
    borders: [mesh(world, ofWorld, isShared), mesh(usa, ofUsa, isShared)],
  }
}

/** Decoding takes long, and each map shows the same. */
let countyBorders: MultiLineString | undefined

/** Borders of the counties and independent cities of the USA, which tell where in a city one looks; 0.8 MB of text. */
export async function loadCounties(): Promise<MultiLineString> {
  if (countyBorders) return countyBorders
  const { default: text } = await import('us-atlas/counties-10m.json?raw')
  const usa = parse(text)
  const { counties } = usa.objects
  if (!counties) throw new Error('The atlas lacks its counties.')
  countyBorders = mesh(usa, counties, isShared)
  return countyBorders
}
