import { useSyncExternalStore } from 'react'

/** How long something can be undone from its toast. */
export const UNDO_MS = 10_000

export type ToastKind = 'default' | 'success' | 'warning' | 'danger'

export interface ToastMessage {
  title: string
  description?: string
  kind?: ToastKind
  /** One act, such as Undo. */
  action?: { label: string; onPress: () => void }
  /** Milliseconds; 0 keeps it until it is closed. 5000 by default, so that it can be read. */
  timeout?: number
}

/** What shows toasts. */
interface ToastRegion {
  show: (message: ToastMessage) => void
  /** Nothing that is shown goes until `resume`. */
  pause: () => void
  resume: () => void
}
let region: ToastRegion | null = null
let holds = 0
let waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

/** Tells the reader something in passing. Works anywhere, also before the toast region is loaded. */
export function toast(message: ToastMessage): void {
  if (region && holds === 0) region.show(message)
  else {
    waiting = [...waiting, message]
    listeners.forEach((listener) => listener())
  }
}

/** True once something wants to be said: only then is the toast region fetched. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => region !== null || waiting.length > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toast region says here that it is there, and gets what waited for it. */
export function connectToasts(next: ToastRegion): () => void {
  region = next
  if (holds === 0) showWaiting()
  else next.pause()
  return () => {
    if (region === next) region = null
  }
}

function showWaiting(): void {
  if (!region) return
  const held = waiting
  waiting = []
  held.forEach(region.show)
}

/**
 * While something is moved by a finger or flies, no toast comes or goes: the page would be laid out meanwhile.
 * @returns ends it; what was to be said is said then
 */
export function holdToasts(): () => void {
  if (holds++ === 0) region?.pause()
  let isHeld = true
  return () => {
    if (!isHeld) return
    isHeld = false
    if (--holds > 0) return
    region?.resume()
    showWaiting()
  }
}
