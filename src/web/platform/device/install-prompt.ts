import { useSyncExternalStore } from 'react'

/** What Chromium fires when the app can be installed; other browsers never do. */
interface InstallPromptEvent extends Event {
  prompt: () => Promise<unknown>
}

let offered: InstallPromptEvent | null = null
const listeners = new Set<() => void>()

function remember(event: InstallPromptEvent | null): void {
  offered = event
  listeners.forEach((listener) => listener())
}

/** Keeps the browser's offer to install until somebody asks for it. Call once at start. */
export function storeInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault()
    remember(event as InstallPromptEvent)
  })
  addEventListener('appinstalled', () => remember(null))
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Installs the app, or null where the browser does not offer it. An offer can be used once. */
export function useInstallPrompt(): (() => Promise<void>) | null {
  const event = useSyncExternalStore(subscribe, () => offered)
  if (!event) return null
  return async () => {
    await event.prompt()
    remember(null)
  }
}
