import { useSyncExternalStore } from 'react'

/** Something that a feature above shows for others, once it is loaded and where this site has it. */
export interface Offered<Show> {
  /** @returns how to end it */
  offer: (show: Show) => () => void
  /** Null while nobody offers it. */
  useOffered: () => Show | null
}

export function createOffered<Show>(): Offered<Show> {
  let offered: Show | null = null
  const listeners = new Set<() => void>()
  const set = (next: Show | null) => {
    offered = next
    listeners.forEach((listener) => listener())
  }
  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }
  return {
    offer: (show) => {
      set(show)
      return () => {
        if (offered === show) set(null)
      }
    },
    useOffered: () => useSyncExternalStore(subscribe, () => offered),
  }
}
