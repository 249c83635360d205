import { Calendar } from '@heroui/react/calendar'

/** The month that a date field opens, its days as large as fingers need. */
export function CalendarGrid({ label }: { label: string }) {
  return (
    <Calendar aria-label={label} className="w-77 max-w-77">
      <Calendar.Header className="pb-1">
        <Calendar.Heading />
        <Calendar.NavButton slot="previous" className="size-11" />
        <Calendar.NavButton slot="next" className="size-11" />
      </Calendar.Header>
      <Calendar.Grid>
        <Calendar.GridHeader>{(day) => <Calendar.HeaderCell>{day}</Calendar.HeaderCell>}</Calendar.GridHeader>
        <Calendar.GridBody>{(date) => <Calendar.Cell date={date} className="size-11" />}</Calendar.GridBody>
      </Calendar.Grid>
    </Calendar>
  )
}
