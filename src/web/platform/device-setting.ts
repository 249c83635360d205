import { useCallback, useSyncExternalStore } from 'react'

/** Yes or no, chosen for this device; it outlives a sign-out, see empty-device.ts. */
export interface DeviceSetting {
  key: string
  /** What holds where nothing was chosen. */
  unset: () => boolean
}

const listeners = new Set<() => void>()

/** Where the storage is refused what is unset holds. */
export function readSetting({ key, unset }: DeviceSetting): boolean {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? unset() : stored === 'true'
  } catch {
    return unset()
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** The setting and the way to change it, in every tab. */
export function useSetting(setting: DeviceSetting): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribe, () => readSetting(setting))
  const change = useCallback(
    (next: boolean) => {
      try {
        localStorage.setItem(setting.key, String(next))
      } catch (error) {
        console.warn('setting', error)
      }
      listeners.forEach((listener) => listener())
    },
    [setting],
  )
  return [isOn, change]
}
