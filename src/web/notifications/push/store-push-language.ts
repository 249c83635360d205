const KEY = 'push-language'

/** In which language this device gets pushes, as it was last told to the server; null when it gets none. */
export const storedPushLanguage = (): string | null => localStorage.getItem(KEY)

export function storePushLanguage(language: string | null): void {
  if (language === null) localStorage.removeItem(KEY)
  else localStorage.setItem(KEY, language)
}
