import type { FeatureCollection, MultiLineString } from 'geojson'
import { feature, mesh } from 'topojson-client'
import type { GeometryCollection, Topology } from 'topojson-specification'
import states from 'us-atlas/states-10m.json?raw'
import countries from 'world-atlas/countries-50m.json?raw'

export interface Outline {
  land: FeatureCollection
  /** Between countries, and between states of the USA. */
  borders: MultiLineString[]
}

const parse = (text: string) => JSON.parse(text) as Topology<Record<string, GeometryCollection>>

/**
 * The world without a server of maps: coasts and borders of Natural Earth at 1:50 million and the states of the US Census
 * Bureau, by world-atlas and us-atlas.
 */
export function readOutline(): Outline {
  const world = parse(countries)
  const usa = parse(states)
  const [ofWorld, ofUsa] = [world.objects['countries'], usa.objects['states']]
  if (!ofWorld || !ofUsa) throw new Error('The atlas lacks its borders.')
  const isShared = (one: unknown, other: unknown) => one !== other
  return {
    land: feature(world, ofWorld),
    borders: [mesh(world, ofWorld, isShared), mesh(usa, ofUsa, isShared)],
  }
}
