import { deviceText } from '#web/platform/device/device-text.ts'

const KEY = 'push-language'

/** In which language this device gets pushes, as it was last sent to the server; null when it gets none. */
export const storedPushLanguage = (): string | null => deviceText.read(KEY)

export function storePushLanguage(language: string | null): void {
  if (language === null) deviceText.remove(KEY)
  else deviceText.write(KEY, language)
}
