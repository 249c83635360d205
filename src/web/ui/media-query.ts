import { useCallback, useSyncExternalStore } from 'react'

/** Follows a media query such as '(min-width: 768px)'. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (listener: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', listener)
      return () => media.removeEventListener('change', listener)
    },
    [query],
  )
  return useSyncExternalStore(subscribe, () => matchMedia(query).matches)
}

/** Wide enough for dialogs beside the content instead of sheets from below. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 768px)')
