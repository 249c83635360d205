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

/** Tells the reader something in passing. Works anywhere, also before the toast region is loaded. */
export function toast(message: ToastMessage): void {
  if (show) show(message)
  else waiting.push(message)
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
