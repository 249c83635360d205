import type { AssistantCard } from '#contract/assistant/card.ts'
import { type CalendarDay, isoDay } from '#contract/language/calendar-day.ts'
import { toEthiopic } from '#contract/language/ethiopic-date.ts'

/** A Gregorian day in both calendars. */
export function dateCard(day: CalendarDay, name?: string): AssistantCard {
  const card = { kind: 'date', gregorian: isoDay(day), ethiopian: toEthiopic(day) } as const
  return name === undefined ? card : { ...card, name }
}
