/** The preferences of a telephone that runs the app in its own shell, as that shell hands them out. */
export interface NativePreferences {
  get(entry: { key: string }): Promise<{ value: string | null }>
  set(entry: { key: string; value: string }): Promise<void>
  remove(entry: { key: string }): Promise<void>
}

interface NativePlugins {
  Preferences?: NativePreferences
  App?: { addListener(event: 'appUrlOpen', listener: (opened: { url: string }) => void): unknown }
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

/** The sheet of the telephone, for shells whose browser has none; null elsewhere. */
export const nativeShare = ():
  | ((what: { title?: string; text?: string; url?: string }) => Promise<unknown>)
  | null => nativePlugins()?.Share?.share ?? null
