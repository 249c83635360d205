import { addDays, type CalendarDay, isoDay, readDay, weekdayOf } from '#contract/language/calendar-day.ts'
import { toEthiopic } from '#contract/language/ethiopic-date.ts'
import { type Feast, feastsBetween } from '#contract/language/feast.ts'

/** A month of the Gregorian calendar as 'YYYY-MM'. */
export type Month = string

/** The month of an address, else the present one. */
export function monthOf(asked: string | undefined, today: string): Month {
  const match = /^(20\d\d)-(0[1-9]|1[0-2])$/.exec(asked ?? '')
  return match ? match[0] : today.slice(0, 7)
}

const firstOf = (month: Month): CalendarDay => readDay(`${month}-01`) ?? { year: 2000, month: 1, day: 1 }

/** The month so many months on, or back. */
export function monthsOn(month: Month, count: number): Month {
  const first = firstOf(month)
  const months = first.year * 12 + first.month - 1 + count
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`
}

/** The weeks that a month touches, from Sunday on, each day as 'YYYY-MM-DD'. */
export function weeksOf(month: Month): string[][] {
  const first = firstOf(month)
  const next = firstOf(monthsOn(month, 1))
  const weeks: string[][] = []
  let day = addDays(first, -weekdayOf(first))
  while (isoDay(day) < isoDay(next)) {
    weeks.push(Array.from({ length: 7 }, (_, i) => isoDay(addDays(day, i))))
    day = addDays(day, 7)
  }
  return weeks
}

/** The months of the Ethiopian calendar that a Gregorian month touches, by their thirteen names: "ኅዳር – ታኅሣሥ 2019". */
export function writeEthiopicMonths(month: Month, names: readonly string[]): string {
  const first = toEthiopic(firstOf(month))
  const last = toEthiopic(addDays(firstOf(monthsOn(month, 1)), -1))
  const from = names[first.month - 1]
  const until = names[last.month - 1]
  if (first.year !== last.year) return `${from} ${first.year} – ${until} ${last.year}`
  return from === until ? `${from} ${last.year}` : `${from} – ${until} ${last.year}`
}

/** The day of the Ethiopian month. */
export const ethiopicDayOf = (day: string): number => toEthiopic(readDay(day) ?? firstOf('2000-01')).day

/** Feasts and days of remembrance by the day on which they are, and the fasts that go on. */
export function feastsIn(days: readonly string[]): { byDay: Map<string, Feast[]>; fasts: Feast[] } {
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const byDay = new Map<string, Feast[]>()
  const fasts: Feast[] = []
  for (const feast of feastsBetween(first, last)) {
    if (feast.kind === 'fast') fasts.push(feast)
    else byDay.set(feast.firstDay, [...(byDay.get(feast.firstDay) ?? []), feast])
  }
  return { byDay, fasts }
}

/** Things by the day that `dayOf` tells, in the order in which they come. */
export function groupByDay<T>(items: readonly T[], dayOf: (item: T) => string): Map<string, T[]> {
  const byDay = new Map<string, T[]>()
  for (const item of items) {
    const day = dayOf(item)
    byDay.set(day, [...(byDay.get(day) ?? []), item])
  }
  return byDay
}
