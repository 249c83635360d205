import { useCallback, useEffect, useSyncExternalStore } from 'react'
import { deviceText, subscribeChoices, writeChoice } from './device-text.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

const STORAGE_KEY = 'theme'
const systemIsDark = () => matchMedia('(prefers-color-scheme: dark)')

/** The stored choice; the system's when there is none. */
export function storedTheme(): Theme {
  const stored = deviceText.read(STORAGE_KEY)
  return THEMES.find((theme) => theme === stored) ?? 'system'
}

/** Puts a theme on the page. public/before-app.js does the same before the first paint. */
export function applyTheme(theme: Theme): void {
  const dark = theme === 'dark' || (theme === 'system' && systemIsDark().matches)
  document.documentElement.dataset['theme'] = dark ? 'dark' : 'light'
  document.documentElement.classList.toggle('dark', dark)
}

/** The chosen theme and the way to change it; 'system' follows the device while the page is open. */
export function useTheme(): { theme: Theme; setTheme: (theme: Theme) => void } {
  const theme = useSyncExternalStore(subscribeChoices, storedTheme)

  useEffect(() => {
    applyTheme(theme)
    if (theme !== 'system') return undefined
    const media = systemIsDark()
    const follow = () => applyTheme('system')
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [theme])

  const setTheme = useCallback((next: Theme) => writeChoice(STORAGE_KEY, next), [])
  return { theme, setTheme }
}
