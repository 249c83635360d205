import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { useReadersUnit } from '#web/platform/format/use-distance.ts'

/** A radius in full words: "18 miles", or "29 kilometers" for readers who count in those. */
export function useRadiusWords(): (miles: number, country: string) => string {
  const t = useTranslations('groups.explorer.radius')
  const measure = useReadersUnit()
  return useCallback(
    (miles, country) => {
      const { value, unit } = measure(miles, country)
      return unit === 'mile' ? t('miles', { n: value }) : t('kilometres', { n: Math.round(value) })
    },
    [t, measure],
  )
}
