import { loadOverlays } from './shell/header-buttons.tsx'
import type { AppRouter } from './router.tsx'
import { isLowData } from '#web/platform/low-data.ts'
import { loadLanguageChoices } from '#web/ui/language-menu.tsx'
import { loadThemeChoices } from '#web/ui/theme-menu.tsx'

/** Where most people go next: the tabs, and a listing. */
const NEXT = [
  '/',
  '/listings',
  '/listing/$id',
  '/social',
  '/favorites',
  '/my-listings',
  '/create-listing',
  '/messages',
  '/account',
  '/auth',
  '/about',
  '/faq',
  '/contact',
] as const
/** For browsers that do not tell when they are idle. Milliseconds. */
const LATER = 3000

/**
 * Fetches what the reader may reach for next once the page stands and the device is idle: then a connection that is
 * lost takes neither the menus nor these pages away. Not where somebody, or the device, asks to be sparing with data.
 */
export function loadAhead(router: AppRouter): void {
  if (isLowData()) return
  const begin = () => {
    // what cannot be fetched now is fetched when somebody goes there
    const ignore = () => undefined
    for (const load of [loadOverlays, loadLanguageChoices, loadThemeChoices]) load().catch(ignore)
    for (const path of NEXT) {
      const route = router.routesByPath[path]
      if (route) Promise.resolve(router.loadRouteChunk(route)).catch(ignore)
    }
  }
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: LATER })
  else setTimeout(begin, LATER)
}
