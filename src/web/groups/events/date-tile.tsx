import { ETHIOPIC_MONTHS, toEthiopic } from '#contract/language/ethiopic-date.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { dayIn } from '#web/platform/format/short-date.ts'

/** Month and day of an event as a small leaf of the calendar; of the Ethiopian one but in English. Decoration. */
export function DateTile({ instant, timeZone }: { instant: string; timeZone: string }) {
  const { language, catalogue } = useLanguage()
  const date = dayIn(instant, timeZone)
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  const ethiopic = toEthiopic({ year, month, day })
  const months = catalogue.formats?.ethiopianMonths ?? (language === 'am' ? ETHIOPIC_MONTHS.am : null)
  const shortMonth = new Intl.DateTimeFormat('en-US', { month: 'short', timeZone: 'UTC' })
  const leaf =
    months !== null
      ? { month: months[ethiopic.month - 1], day: ethiopic.day }
      : { month: shortMonth.format(Date.parse(date)), day }
  return (
    <span
      aria-hidden="true"
      className="grid w-15 shrink-0 content-center overflow-hidden rounded-xl bg-accent-soft py-2 text-center text-accent-soft-foreground"
    >
      <span className="block text-xs font-semibold">{leaf.month}</span>
      <span className="block font-display text-2xl leading-none font-bold tabular-nums">{leaf.day}</span>
    </span>
  )
}
