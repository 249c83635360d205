import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { inReadersUnit } from './format.ts'
import { useReadingChoices } from './reading-choices.ts'

/** Radii are offered in miles; in kilometres they are named by the nearest round number. */
const roundOf = (value: number) => (value < 10 ? Math.round(value) : Math.round(value / 5) * 5)

/** "25 mi", or "40 km" where people count in kilometres. */
export function useRadiusText(): (miles: number, country: string) => string {
  const t = useTranslations('platform.format')
  const { units } = useReadingChoices()
  return useCallback(
    (miles: number, country: string) => {
      const { value, unit } = inReadersUnit(miles, country, units)
      return unit === 'mile'
        ? t('miles', { n: String(value) })
        : t('kilometres', { n: String(roundOf(value)) })
    },
    [t, units],
  )
}
