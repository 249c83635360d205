import { useEffect } from 'react'
import { useLanguage } from '#web/platform/language/language.tsx'
import { storedPushLanguage } from './store-push-language.ts'

/** Whoever gets pushes here and changes the language gets them in the new one. */
export function useSyncPushLanguage(): void {
  const { language } = useLanguage()
  useEffect(() => {
    const stored = storedPushLanguage()
    if (stored === null || stored === language) return
    void import('./subscribe-push.ts')
      .then(({ switchPushLanguage }) => switchPushLanguage(language))
      .catch((error: unknown) => console.warn('push', error))
  }, [language])
}
