import { useTranslations } from 'use-intl'
import { ageOf } from './age.ts'
import { useFormats } from './format.ts'

/** How long ago, within a sentence: "just now", "2 hours ago", after a month the day. */
export function useAgoInWords(): (instant: string) => string {
  const t = useTranslations('said')
  const { ago } = useFormats()
  return (instant) => {
    const age = ageOf(instant)
    if (!age) return t('justNow')
    return age.unit === 'months' ? ago(instant) : t(age.unit, { n: age.n })
  }
}
