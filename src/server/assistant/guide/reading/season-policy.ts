import { addDays, type CalendarDay, isoDay } from '#contract/language/calendar-day.ts'
import { type Feast, feastsBetween, feastsOfMonth } from '#contract/language/feast.ts'
import { type Days, holdsCue, readMonth, readYear, type Word } from '#server/listings/reading/public.ts'
import { fromEthiopic } from '#contract/language/ethiopic-date.ts'
import { CUES } from './cue-policy.ts'

/** Feasts or fasts in general, none of them by its name. */
export type Season = 'feasts' | 'fasts'

/** As many as an answer lists. */
const SEASON_SHOWN = 8
/** Days ahead in which something of each kind comes. */
const AHEAD = 400

/** What of the calendar is asked for as a whole: "when does fasting start", "which holidays are in January". */
export function readSeason(words: readonly Word[]): Season | null {
  const holds = (cue: keyof typeof CUES) => holdsCue(CUES[cue], words)
  const isAsked = holds('when') || holds('how') || holds('listing') || holds('converting')
  if (!isAsked || holds('food') || holds('groups') || holds('events')) return null
  if (holds('fasting')) return 'fasts'
  return holds('holidays') ? 'feasts' : null
}

/** Those that begin within the year, month or days that are named, the earliest first; else those that come next. */
export function seasonDays(
  season: Season,
  words: readonly Word[],
  days: Days | null,
  today: CalendarDay,
): Feast[] {
  return feastsAsked(words, days, today)
    .filter(({ kind }) => (season === 'fasts') === (kind === 'fast'))
    .slice(0, SEASON_SHOWN)
}

function feastsAsked(words: readonly Word[], days: Days | null, today: CalendarDay): readonly Feast[] {
  const month = readMonth(words, today)
  if (month) return feastsOfMonth(month.calendar, month.year, month.month)
  const asked = readYear(words, today)
  if (asked) {
    const first = asked.isEthiopic
      ? fromEthiopic({ year: asked.year, month: 1, day: 1 })
      : { year: asked.year, month: 1, day: 1 }
    const last = asked.isEthiopic
      ? addDays(fromEthiopic({ year: asked.year + 1, month: 1, day: 1 }), -1)
      : { year: asked.year, month: 12, day: 31 }
    return beginningIn(isoDay(first), isoDay(last))
  }
  if (days) {
    const found = feastsBetween(isoDay(days.from), isoDay(days.until))
    if (found.length > 0) return found
  }
  return feastsBetween(isoDay(today), isoDay(addDays(today, AHEAD)))
}

const beginningIn = (first: string, last: string) =>
  feastsBetween(first, last).filter(({ firstDay }) => firstDay >= first)

/** Wednesdays and Fridays are fasted but for the fifty days behind Fasika, as are the days of a fast. */
export function isFasted(day: CalendarDay, weekday: number): boolean {
  const on = feastsBetween(isoDay(day), isoDay(day))
  if (on.some(({ kind, tradition }) => kind === 'fast' && tradition === 'orthodox')) return true
  if (weekday !== WEDNESDAY && weekday !== FRIDAY) return false
  const since = feastsBetween(isoDay(addDays(day, -PASCHAL_DAYS)), isoDay(day))
  return !since.some(({ name }) => name === 'fasika')
}
const WEDNESDAY = 3
const FRIDAY = 5
const PASCHAL_DAYS = 50
