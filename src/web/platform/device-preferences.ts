/** What belongs to the device and not to the person, so it outlives a sign-out. */
const DEVICE_KEYS = ['language', 'theme']

/** Runs something that empties local storage and puts the device's own preferences back. */
export function keepDevicePreferences(empty: () => void): void {
  const kept = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const)
  empty()
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
}
