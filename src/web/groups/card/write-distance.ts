import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { LOCALE } from '#contract/language/formats.ts'
import { inReadersUnit } from '#web/platform/format.ts'
import { useLanguage } from '#web/platform/language.tsx'
import { shownMiles } from './distance-policy.ts'

/** "12.3 mi" with one decimal, in the unit of the country that the reader is in; null where the badge is hidden. */
export function useDistanceText(): (miles: number | null, country: string) => string | null {
  const t = useTranslations('platform.format')
  const { language } = useLanguage()
  return useCallback(
    (miles, country) => {
      const shown = shownMiles(miles)
      if (shown === null) return null
      const { value, unit } = inReadersUnit(shown, country)
      const n = new Intl.NumberFormat(LOCALE[language], {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value)
      return unit === 'mile' ? t('miles', { n }) : t('kilometres', { n })
    },
    [t, language],
  )
}
