import { useTranslations } from 'use-intl'
import { useFormats } from '#web/platform/format/format.ts'

const MONTH_MS = 30 * 24 * 60 * 60_000

/** How long ago something was posted: "2 h", "3 wk", and months instead of a date for what is older. */
export function useListingAge(): (publishedAt: string) => string {
  const t = useTranslations('listings.card')
  const { ago } = useFormats()
  return (publishedAt) => {
    const months = Math.floor((Date.now() - Date.parse(publishedAt)) / MONTH_MS)
    return months < 1 ? ago(publishedAt) : t('months', { n: months })
  }
}
