import { useCallback } from 'react'
import { useDistance } from '#web/platform/format/use-distance.ts'
import { shownMiles } from './distance-policy.ts'

/** "12.3 mi" with one decimal; null where the badge is hidden. */
export function useDistanceBadge(): (miles: number | null, country: string) => string | null {
  const distance = useDistance()
  return useCallback(
    (miles, country) => {
      const shown = shownMiles(miles)
      return shown === null ? null : distance(shown, country, 'tenth')
    },
    [distance],
  )
}
