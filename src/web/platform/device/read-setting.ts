import { deviceText } from './device-text.ts'

/** Yes or no, chosen for this device; it outlives a sign-out, see clear-device-data.ts. */
export interface DeviceSetting {
  key: string
  /** What holds where nothing was chosen. */
  unset: () => boolean
}

export function readSetting({ key, unset }: DeviceSetting): boolean {
  const stored = deviceText.read(key)
  return stored === null ? unset() : stored === 'true'
}
