import type { Haptic } from './haptics.ts'

/** The preferences of a telephone that runs the app in its own shell, as that shell hands them out. */
export interface NativePreferences {
  get(entry: { key: string }): Promise<{ value: string | null }>
  set(entry: { key: string; value: string }): Promise<void>
  remove(entry: { key: string }): Promise<void>
}

interface NativePlugins {
  Preferences?: NativePreferences
  App?: { addListener(event: 'appUrlOpen', heard: (opened: { url: string }) => void): unknown }
  Haptics?: {
    impact(options: { style: 'LIGHT' | 'MEDIUM' | 'HEAVY' }): Promise<void>
    notification(options: { type: 'SUCCESS' | 'WARNING' | 'ERROR' }): Promise<void>
    selectionChanged(): Promise<void>
  }
  Share?: { share(what: { title?: string; text?: string; url?: string }): Promise<unknown> }
}

/** What Capacitor puts into the page; a browser has none. Its plugins are not bundled: they come with the shell. */
export function nativePlugins(): NativePlugins | null {
  const { Capacitor: shell } = globalThis as {
    Capacitor?: { isNativePlatform?: () => boolean; Plugins?: NativePlugins }
  }
  return shell?.isNativePlatform?.() === true ? (shell.Plugins ?? {}) : null
}

/**
 * An address that the telephone hands to the app leads to its path, query and hash, whatever site it names; null where
 * it is no address.
 */
export function pathOfAppUrl(url: string): string | null {
  try {
    const { pathname, search, hash } = new URL(url)
    const path = `/${pathname.replace(/^\/+/, '')}`
    // the shell serves one page: what has a path of its own on the site stands behind the hash here
    return path === '/' ? `/${search}${hash}` : `/#${path}${search}`
  } catch {
    return null
  }
}

/** From now on links of the telephone open here. Does nothing in a browser. */
export function followAppUrls(open: (path: string) => void): void {
  nativePlugins()?.App?.addListener('appUrlOpen', ({ url }) => {
    const path = pathOfAppUrl(url)
    if (path !== null) open(path)
  })
}

/** The sheet of the telephone, for shells whose browser has none; null elsewhere. */
export const nativeShare = ():
  | ((what: { title?: string; text?: string; url?: string }) => Promise<unknown>)
  | null => nativePlugins()?.Share?.share ?? null

/** Null in a browser. */
export function nativeHaptics(): ((haptic: Haptic) => void) | null {
  const haptics = nativePlugins()?.Haptics
  if (!haptics) return null
  const feel = (haptic: Haptic): Promise<void> => {
    switch (haptic) {
      case 'light':
        return haptics.impact({ style: 'LIGHT' })
      case 'medium':
        return haptics.impact({ style: 'MEDIUM' })
      case 'heavy':
        return haptics.impact({ style: 'HEAVY' })
      case 'selection':
        return haptics.selectionChanged()
      case 'success':
        return haptics.notification({ type: 'SUCCESS' })
      case 'warning':
        return haptics.notification({ type: 'WARNING' })
      case 'error':
        return haptics.notification({ type: 'ERROR' })
    }
  }
  return (haptic) => void feel(haptic).catch((error: unknown) => console.warn('haptics', error))
}
