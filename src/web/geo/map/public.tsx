export { milesAt, zoomFor } from './circle-policy.ts'
export type { MapView } from './open-map.ts'
export { type MapTarget, WorldMap } from './world-map.tsx'
