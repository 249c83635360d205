/** Yes or no, chosen for this device; it outlives a sign-out, see empty-device.ts. */
export interface DeviceSetting {
  key: string
  /** What holds where nothing was chosen. */
  unset: () => boolean
}

/** Where the storage is refused what is unset holds. */
export function readSetting({ key, unset }: DeviceSetting): boolean {
  try {
    const stored = localStorage.getItem(key)
    return stored === null ? unset() : stored === 'true'
  } catch {
    return unset()
  }
}
