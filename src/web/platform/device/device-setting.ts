import { useCallback, useSyncExternalStore } from 'react'
import { subscribeChoices, writeChoice } from './device-text.ts'
import { type DeviceSetting, readSetting } from './read-setting.ts'

/** The setting and the way to change it, in every tab. */
export function useSetting(setting: DeviceSetting): [boolean, (isOn: boolean) => void] {
  const isOn = useSyncExternalStore(subscribeChoices, () => readSetting(setting))
  const change = useCallback((next: boolean) => writeChoice(setting.key, String(next)), [setting])
  return [isOn, change]
}
