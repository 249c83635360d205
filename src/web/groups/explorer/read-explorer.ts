import { plainText } from '#web/platform/format/plain-text.ts'

/** What the explorer is asked for, as it stands in its address. */
export interface ExplorerSearch {
  q?: string
  placeId?: string
  lat?: string
  lng?: string
  radius?: string
  category?: string
  type?: string
  day?: string
  sort?: string
  page?: string
}

const KEYS = [
  'q',
  'placeId',
  'lat',
  'lng',
  'radius',
  'category',
  'type',
  'day',
  'sort',
  'page',
] as const satisfies readonly (keyof ExplorerSearch)[]

/** Reads the address; what the router takes for a number becomes text again. */
export function readExplorer(search: Record<string, unknown>): ExplorerSearch {
  const found: ExplorerSearch = {}
  for (const key of KEYS) {
    const value = plainText(search[key])
    if (value) found[key] = value
  }
  return found
}
