import { useFormats } from '#web/platform/format/format.ts'
import { useLanguage } from '#web/platform/language/language.tsx'

const UNITS = [
  { unit: 'month', ms: 30 * 24 * 60 * 60_000 },
  { unit: 'week', ms: 7 * 24 * 60 * 60_000 },
  { unit: 'day', ms: 24 * 60 * 60_000 },
  { unit: 'hour', ms: 60 * 60_000 },
  { unit: 'minute', ms: 60_000 },
] as const

/** How long ago an instant was, in a sentence: "yesterday", "3 weeks ago", "now". */
export function useSince(): (instant: string) => string {
  const { language, catalogue } = useLanguage()
  const { ago } = useFormats()
  return (instant) => {
    if (catalogue.formats) return ago(instant)
    const age = Math.max(0, Date.now() - Date.parse(instant))
    const { unit, ms } = UNITS.find((step) => age >= step.ms) ?? { unit: 'second' as const, ms: Infinity }
    return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(-Math.floor(age / ms), unit)
  }
}
