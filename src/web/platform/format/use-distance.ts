import { useCallback } from 'react'
import { useTranslations } from 'use-intl'
import { MILE_COUNTRIES, MILES_PER_KM } from '#contract/geo/place.ts'
import { LOCALE } from '#contract/language/formats.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { type Units, useReadingChoices } from './reading-choices.ts'

interface Distance {
  /** Rounded to one decimal. */
  value: number
  unit: 'mile' | 'kilometer'
}

/** In what the reader chose, else in miles in the US, the UK and a few others, in kilometres elsewhere. */
export function inReadersUnit(miles: number, country: string, units: Units = 'auto'): Distance {
  const isMiles = units === 'auto' ? MILE_COUNTRIES.includes(country) : units === 'miles'
  const value = isMiles ? miles : miles / MILES_PER_KM
  return { value: Math.round(value * 10) / 10, unit: isMiles ? 'mile' : 'kilometer' }
}

/** A distance in the reader's unit; `country` is where they are. */
export function useReadersUnit(): (miles: number, country: string) => Distance {
  const { units } = useReadingChoices()
  return useCallback((miles, country) => inReadersUnit(miles, country, units), [units])
}

/** `about`: a decimal where it says something; `tenth`: always one; `whole`: none; `round`: of a radius offered in miles. */
export type Precision = 'about' | 'tenth' | 'whole' | 'round'

/** Radii are whole in miles; in kilometres they are named by the nearest round number. */
const roundOf = ({ value, unit }: Distance) =>
  unit === 'mile' ? value : value < 10 ? Math.round(value) : Math.round(value / 5) * 5

/** A distance as it is written and said. */
export function rounded(distance: Distance, precision: Precision = 'about'): number {
  if (precision === 'round') return roundOf(distance)
  const isWhole = precision === 'whole' || (precision === 'about' && distance.value >= 100)
  return isWhole ? Math.round(distance.value) : distance.value
}

/** Writes every distance of the app: "3.1 mi", or "5 km" for readers who count in kilometres. */
export function useDistance(): (miles: number, country: string, precision?: Precision) => string {
  const t = useTranslations('platform.format')
  const { language } = useLanguage()
  const measure = useReadersUnit()
  return useCallback(
    (miles, country, precision) => {
      const distance = measure(miles, country)
      const digits = { minimumFractionDigits: precision === 'tenth' ? 1 : 0, maximumFractionDigits: 1 }
      const n = rounded(distance, precision).toLocaleString(LOCALE[language], digits)
      return distance.unit === 'mile' ? t('miles', { n }) : t('kilometres', { n })
    },
    [t, language, measure],
  )
}
