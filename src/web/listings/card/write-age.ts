import { useTranslations } from 'use-intl'
import { ageOf } from '#web/platform/format/age.ts'
import { useFormats } from '#web/platform/format/format.ts'

/** How long ago something was posted: "2 h", "3 wk", and months instead of a date for what is older. */
export function useListingAge(): (publishedAt: string) => string {
  const t = useTranslations('listings.card')
  const { ago } = useFormats()
  return (publishedAt) => {
    const age = ageOf(publishedAt)
    return age?.unit === 'months' ? t('months', { n: age.n }) : ago(publishedAt)
  }
}
