import { Calendar } from '@heroui/react/calendar'
import { useTranslations } from 'use-intl'
import { PICKER_CALENDARS, usePickerCalendar } from './picker-calendar.tsx'

/** The month that a date field opens, its days as large as fingers need. */
export function CalendarGrid({ label }: { label: string }) {
  return (
    <Calendar aria-label={label} className="w-77 max-w-77">
      <CalendarSwitch />
      {/* the library's own is a header, which inside a dialog claims to be that of the page */}
      <div className="calendar__header pb-1" data-slot="calendar-header">
        <Calendar.Heading />
        <Calendar.NavButton slot="previous" className="size-11" />
        <Calendar.NavButton slot="next" className="size-11" />
      </div>
      <Calendar.Grid>
        <Calendar.GridHeader>{(day) => <Calendar.HeaderCell>{day}</Calendar.HeaderCell>}</Calendar.GridHeader>
        <Calendar.GridBody>{(date) => <Calendar.Cell date={date} className="size-11" />}</Calendar.GridBody>
      </Calendar.Grid>
    </Calendar>
  )
}

/** For readers of both calendars: which one the month is of. */
function CalendarSwitch() {
  const t = useTranslations('ui.field')
  const { calendar, choose } = usePickerCalendar()
  if (!choose) return null
  return (
    <fieldset aria-label={t('calendar')} className="mb-2 grid grid-cols-2 gap-1 rounded-full bg-default p-1">
      {PICKER_CALENDARS.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={name === calendar}
          onClick={() => choose(name)}
          className="min-h-9 cursor-pointer rounded-full px-3 text-sm font-medium aria-pressed:bg-surface aria-pressed:shadow-card pointer-coarse:min-h-11"
        >
          {t(`calendars.${name}`)}
        </button>
      ))}
    </fieldset>
  )
}
