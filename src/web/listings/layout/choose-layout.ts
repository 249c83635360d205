import { useSyncExternalStore } from 'react'
import { deviceText } from '#web/platform/device/device-text.ts'

/** Cards side by side, one under the other with more room for words, or below a map of where they are. */
export const LAYOUTS = ['grid', 'list', 'map'] as const
export type Layout = (typeof LAYOUTS)[number]

const KEY = 'listings-layout'
const listeners = new Set<() => void>()

/** How this device shows lists; all ways of every list change together. */
export function useLayout(): { layout: Layout; choose: (layout: Layout) => void } {
  const layout = useSyncExternalStore(subscribe, stored)
  return { layout, choose }
}

const stored = (): Layout => LAYOUTS.find((one) => one === deviceText.read(KEY)) ?? 'grid'

function choose(layout: Layout): void {
  deviceText.write(KEY, layout)
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}
