import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { DistanceBucket } from '#contract/dating/profile/profile.ts'
import { MILE_COUNTRIES, MILES_PER_KM } from '#contract/geo/place.ts'
import { usePlace } from '#web/platform/place.ts'
import { useSession } from '#web/platform/session/session.tsx'

const MILES: Record<DistanceBucket, number> = {
  under_5: 5,
  under_10: 10,
  under_25: 25,
  under_50: 50,
  under_100: 100,
  over_100: 100,
}

/** Whole miles or kilometres, by the country of the chosen place or of the account. */
export function useMiles(): (miles: number) => string {
  const t = useTranslations('platform.format')
  const { place } = usePlace({ isNeeded: false })
  const { profile } = useSession()
  const country = profile?.place?.country ?? place?.country ?? 'US'
  return useCallback(
    (miles: number) =>
      MILE_COUNTRIES.includes(country)
        ? t('miles', { n: String(miles) })
        : t('kilometres', { n: String(Math.round(miles / MILES_PER_KM)) }),
    [country, t],
  )
}

/** How far somebody lives, as roughly as it is known. */
export function useDistance(): (bucket: DistanceBucket) => string {
  const t = useTranslations('dating.distance')
  const miles = useMiles()
  return useCallback(
    (bucket) => t(bucket === 'over_100' ? 'over' : 'under', { distance: miles(MILES[bucket]) }),
    [miles, t],
  )
}
