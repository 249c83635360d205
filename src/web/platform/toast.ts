import { useSyncExternalStore } from 'react'

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

type Show = (message: ToastMessage) => void
let show: Show | null = null
let waiting: ToastMessage[] = []
const listeners = new Set<() => void>()

/** Tells the reader something in passing. Works anywhere, also before the toast region is loaded. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else {
    waiting = [...waiting, message]
    listeners.forEach((listener) => listener())
  }
}

/** True once something wants to be said: only then is the toast region fetched. */
export function useToastsWanted(): boolean {
  return useSyncExternalStore(subscribe, () => show !== null || waiting.length > 0)
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The toast region says here that it is there, and gets what waited for it. */
export function connectToasts(next: Show): () => void {
  show = next
  const held = waiting
  waiting = []
  held.forEach(next)
  return () => {
    if (show === next) show = null
  }
}
