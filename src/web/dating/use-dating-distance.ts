import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import type { DistanceBucket } from '#contract/dating/profile/profile.ts'
import { useDistance } from '#web/platform/format/use-distance.ts'
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

/** Whole miles or kilometres as the reader chose, else by the country of their account or of the chosen city. */
export function useWholeDistance(): (miles: number) => string {
  const { place } = usePlace({ isNeeded: false })
  const { profile } = useSession()
  const country = profile?.place?.country ?? place?.country ?? 'US'
  const distance = useDistance()
  return useCallback((miles: number) => distance(miles, country, 'whole'), [distance, country])
}

/** How far away somebody lives, as roughly as it is known. */
export function useDistanceBucket(): (bucket: DistanceBucket) => string {
  const t = useTranslations('dating.distance')
  const distance = useWholeDistance()
  return useCallback(
    (bucket) => t(bucket === 'over_100' ? 'over' : 'under', { distance: distance(MILES[bucket]) }),
    [distance, t],
  )
}
