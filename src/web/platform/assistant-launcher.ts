import { useSyncExternalStore } from 'react'

type Open = () => void

let door: Open | null = null
const listeners = new Set<() => void>()

function set(next: Open | null): void {
  door = next
  listeners.forEach((listener) => listener())
}

/** The assistant says here that it is there, and how it is opened. Answers how to end that. */
export function registerAssistant(open: Open): () => void {
  set(open)
  return () => {
    if (door === open) set(null)
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Opens the assistant over whatever page is open; null where there is none: switched off, or not fetched yet. */
export const useAssistantLauncher = (): Open | null => useSyncExternalStore(subscribe, () => door)
