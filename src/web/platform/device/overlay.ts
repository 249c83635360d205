import { type ReactNode, useSyncExternalStore } from 'react'

let shown: ReactNode = null
const listeners = new Set<() => void>()

/** Lays something over whatever page is open, such as a dialog that somebody else caused; null takes it away. */
export function showOverlay(node: ReactNode): void {
  shown = node
  listeners.forEach((listener) => listener())
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** What lies over the page just now. */
export const useOverlay = (): ReactNode => useSyncExternalStore(subscribe, () => shown)
