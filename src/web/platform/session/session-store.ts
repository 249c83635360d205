import type { Session, SupportedStorage } from '@supabase/auth-js'
import { deviceText } from '#web/platform/device/device-text.ts'
import { type NativePreferences, nativePlugins } from '#web/platform/device/native-shell.ts'

/** Where the auth client keeps the session. */
export const SESSION_KEY = 'sb-auth'

const nativePreferences = (): NativePreferences | null => nativePlugins()?.Preferences ?? null

const LOCAL: SupportedStorage = {
  getItem: deviceText.read,
  setItem: (key, value) => void deviceText.write(key, value),
  removeItem: deviceText.remove,
}

/** Native preferences where there are any, which outlive a cleared browser; else local storage, shared by all tabs. */
export function sessionStore(): SupportedStorage {
  const preferences = nativePreferences()
  if (!preferences) return LOCAL
  return {
    getItem: async (key) => (await preferences.get({ key })).value,
    setItem: (key, value) => preferences.set({ key, value }),
    removeItem: (key) => preferences.remove({ key }),
  }
}

/** May a session be kept here? What native preferences hold is only known once they have been asked. */
export const mayStoreSession = (): boolean =>
  nativePreferences() !== null || deviceText.read(SESSION_KEY) !== null

/** Whose session is kept here, whether or not it still holds; null where none is, or it cannot be read. */
export async function storedUserId(): Promise<string | null> {
  const id = (await storedSession())?.user?.id
  return typeof id === 'string' ? id : null
}

/** The session as it is kept, not refreshed: what is known without a connection. */
export async function storedSession(): Promise<Session | null> {
  try {
    const stored: unknown = JSON.parse((await sessionStore().getItem(SESSION_KEY)) ?? 'null')
    return typeof stored === 'object' && stored !== null && 'user' in stored ? (stored as Session) : null
  } catch {
    return null
  }
}

export async function forgetStoredSession(): Promise<void> {
  await sessionStore().removeItem(SESSION_KEY)
}
