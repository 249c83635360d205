import { useCallback, useSyncExternalStore } from 'react'
import { deviceText } from './device-text.ts'
import { type DeviceSetting, readSetting } from './read-setting.ts'

const listeners = new Set<() => void>()

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
      deviceText.write(setting.key, String(next))
      listeners.forEach((listener) => listener())
    },
    [setting],
  )
  return [isOn, change]
}
