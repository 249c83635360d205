import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { LOCALE } from '#contract/language/formats.ts'
import { inReadersUnit } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { useReadingChoices } from '#web/platform/format/reading-choices.ts'
import { shownMiles } from './distance-policy.ts'

/** "12.3 mi" with one decimal, in the unit that the reader chose, else that of the country they are in; null where the badge is hidden. */
export function useDistanceText(): (miles: number | null, country: string) => string | null {
  const t = useTranslations('platform.format')
  const { language } = useLanguage()
  const { units } = useReadingChoices()
  return useCallback(
    (miles, country) => {
      const shown = shownMiles(miles)
      if (shown === null) return null
      const { value, unit } = inReadersUnit(shown, country, units)
      const n = new Intl.NumberFormat(LOCALE[language], {
        minimumFractionDigits: 1,
        maximumFractionDigits: 1,
      }).format(value)
      return unit === 'mile' ? t('miles', { n }) : t('kilometres', { n })
    },
    [t, language, units],
  )
}
