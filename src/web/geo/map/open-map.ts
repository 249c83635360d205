import 'maplibre-gl/dist/maplibre-gl.css'
import * as maplibre from 'maplibre-gl'
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { GeoJSON } from 'geojson'
import type { MapTiles } from '#contract/site/site.ts'
import { whenIdle } from '#web/platform/device/when-idle.ts'
import { isLowData } from '#web/platform/device/low-data.ts'
import { loadCounties, readOutline } from './read-outline.ts'

export interface MapView {
  lat: number
  lng: number
  zoom: number
  /** West, south, east and north, in degrees. */
  bounds: [number, number, number, number]
}

const COLOURS = {
  light: { sea: '#dbe7e4', land: '#faf7f1', border: '#cfc6b4', tint: '#00613f' },
  dark: { sea: '#10201c', land: '#22201c', border: '#4a453b', tint: '#5fc99a' },
} as const

interface Opening {
  /** What it is called, for those who do not see it. */
  label: string
  center: { lat: number; lng: number }
  zoom: number
  isDark: boolean
  tiles: MapTiles | null
}

const FURTHEST_IN = 14
/** From here on countries and states alone do not tell where one is. */
const CLOSE = 6
/** Milliseconds. */
const OUTLINE_SOON = { latest: 500, guess: 100 }
const geojson = (data: GeoJSON) => ({ type: 'geojson' as const, data })
export const NOTHING: GeoJSON = { type: 'FeatureCollection', features: [] }

/**
 * A map of the world in this element, with a circle that is empty at first.
 * @throws Error where the device cannot draw one
 */
export function openMap(
  container: HTMLElement,
  { label, center, zoom, isDark, tiles }: Opening,
): maplibre.Map {
  maplibre.setWorkerUrl(workerUrl)
  const { sea, land: ground, border, tint } = COLOURS[isDark ? 'dark' : 'light']
  const map = new maplibre.Map({
    container,
    center,
    zoom,
    maxZoom: FURTHEST_IN,
    locale: { 'Map.Title': label },
    // names of places are buttons of the page, and whom to thank is written there
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    renderWorldCopies: false,
    style: {
      version: 8,
      sources: {
        land: geojson(NOTHING),
        borders: geojson(NOTHING),
        counties: geojson(NOTHING),
        circle: geojson(NOTHING),
        ...(tiles && { streets: { type: 'raster' as const, tiles: [tiles.url], tileSize: 256 } }),
      },
      layers: [
        { id: 'sea', type: 'background', paint: { 'background-color': sea } },
        { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': ground } },
        {
          id: 'counties',
          type: 'line',
          source: 'counties',
          minzoom: CLOSE,
          paint: { 'line-color': border, 'line-width': 0.6, 'line-dasharray': [4, 2] },
        },
        {
          id: 'borders',
          type: 'line',
          source: 'borders',
          paint: { 'line-color': border, 'line-width': 0.8 },
        },
        ...(tiles
          ? [
              {
                id: 'streets',
                type: 'raster' as const,
                source: 'streets',
                paint: isDark ? { 'raster-brightness-max': 0.5, 'raster-saturation': -0.6 } : {},
              },
            ]
          : []),
        {
          id: 'circle',
          type: 'fill',
          source: 'circle',
          paint: { 'fill-color': tint, 'fill-opacity': 0.1 },
        },
        {
          id: 'circle-edge',
          type: 'line',
          source: 'circle',
          paint: { 'line-color': tint, 'line-width': 1.5, 'line-dasharray': [3, 2] },
        },
      ],
    },
  })
  map.once('style.load', () => drawOutline(map))
  if (!tiles && !isLowData()) drawCountiesWhenClose(map)
  return map
}

/** Reading the outlines takes longer than all else; what one came for stands there by then. */
function drawOutline(map: maplibre.Map): void {
  const cancel = whenIdle(() => {
    const { land, borders } = readOutline()
    draw(map, 'land', land)
    draw(map, 'borders', { type: 'GeometryCollection', geometries: borders })
  }, OUTLINE_SOON)
  map.once('remove', cancel)
}

/** Once somebody looks closely at a part of the USA; where it cannot be loaded the map does without. */
function drawCountiesWhenClose(map: maplibre.Map): void {
  let isThere = true
  const look = () => {
    if (map.getZoom() < CLOSE || !isOverUsa(map)) return
    map.off('idle', look)
    loadCounties().then(
      (counties) => isThere && draw(map, 'counties', counties),
      (error: unknown) => console.warn('counties', error),
    )
  }
  map.on('idle', look)
  map.once('remove', () => {
    isThere = false
  })
}

const USA = { west: -170, south: 18, east: -66, north: 72 }

function isOverUsa(map: maplibre.Map): boolean {
  const { lat, lng } = map.getCenter()
  return lat > USA.south && lat < USA.north && lng > USA.west && lng < USA.east
}

function draw(map: maplibre.Map, name: string, shape: GeoJSON): void {
  void map.getSource<maplibre.GeoJSONSource>(name)?.setData(shape)
}

export function viewOf(map: maplibre.Map): MapView {
  const { lat, lng } = map.getCenter()
  const { _sw: from, _ne: to } = map.getBounds()
  return { lat, lng, zoom: map.getZoom(), bounds: [from.lng, from.lat, to.lng, to.lat] }
}

/** Stands on the map where it belongs. Answers how to take it away. */
export function placeMark(
  map: maplibre.Map,
  element: HTMLElement,
  { lat, lng }: { lat: number; lng: number },
): () => void {
  const marker = new maplibre.Marker({ element }).setLngLat([lng, lat]).addTo(map)
  return () => void marker.remove()
}

export function drawCircle(map: maplibre.Map, shape: GeoJSON): void {
  if (map.getSource('circle')) draw(map, 'circle', shape)
  else map.once('load', () => drawCircle(map, shape))
}
