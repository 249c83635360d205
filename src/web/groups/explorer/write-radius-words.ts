import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { inReadersUnit } from '#web/platform/format/format.ts'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'

/** A radius in full words: "18 miles", or "29 kilometers" where people count in those. */
export function useDistanceWords(): (miles: number, country: string) => string {
  const t = useTranslations('groups.explorer.radius')
  const { units } = useReadingChoices()
  return useCallback(
    (miles: number, country: string) => {
      const { value, unit } = inReadersUnit(miles, country, units)
      if (unit === 'mile') return t('miles', { n: value })
      return t('kilometres', { n: Math.round(value) })
    },
    [t, units],
  )
}
