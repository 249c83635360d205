import { Temporal } from 'temporal-polyfill'

/** Years ahead for which a zone is described where its changes follow no yearly rule; calendars ask again long before. */
const YEARS_AHEAD = 10
const WEEKDAYS = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

interface Transition {
  /** The wall clock as it stands before the change. */
  wall: Temporal.PlainDateTime
  from: string
  to: string
  isForward: boolean
}

/**
 * VTIMEZONE of a zone (RFC 5545, section 3.6.5) as the server itself counts, so that calendars come to the same
 * instants: the changes up to now by their dates, from now on yearly rules where they follow one, else dates as well.
 * @param since the first instant that it has to hold for
 */
export function viewTimeZone(timeZone: string, since: Date, now: Date): string {
  const begin = Temporal.Instant.fromEpochMilliseconds(since.getTime())
    .toZonedDateTimeISO(timeZone)
    .with({ month: 1, day: 1, hour: 0, minute: 0, second: 0, millisecond: 0 })
  const firstAhead = Math.max(begin.year, now.getUTCFullYear())
  const transitions = transitionsOf(begin, firstAhead + YEARS_AHEAD)
  const past = transitions.filter(({ wall }) => wall.year < firstAhead)
  const ahead = transitions.filter(({ wall }) => wall.year >= firstAhead)
  // laws of the past need not be those of today
  const groups = [...Map.groupBy(ahead, sameChange).values()]
  const isRegular = groups.every((group) => group.length === YEARS_AHEAD)
  const initial = observance(
    { wall: begin.toPlainDateTime(), from: begin.offset, to: begin.offset, isForward: false },
    [],
  )
  const changes = isRegular
    ? groups.flatMap(([first]) => (first ? observance(first, [`RRULE:${ruleOf(first)}`]) : []))
    : ahead.flatMap((transition) => observance(transition, []))
  const lines = [...initial, ...past.flatMap((transition) => observance(transition, [])), ...changes]
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...lines, 'END:VTIMEZONE'].join('\r\n')
}

function transitionsOf(begin: Temporal.ZonedDateTime, beforeYear: number): Transition[] {
  const found: Transition[] = []
  let at = begin.getTimeZoneTransition('next')
  while (at !== null && at.year < beforeYear) {
    const before = at.subtract({ nanoseconds: 1 })
    const wall = at.toPlainDateTime().add({ nanoseconds: before.offsetNanoseconds - at.offsetNanoseconds })
    // what changes but the name
    if (before.offsetNanoseconds !== at.offsetNanoseconds)
      found.push({
        wall,
        from: before.offset,
        to: at.offset,
        isForward: at.offsetNanoseconds > before.offsetNanoseconds,
      })
    at = at.getTimeZoneTransition('next')
  }
  return found
}

/** The yearly rule that a change seems to follow: the same for two that follow the same one. */
function ruleOf({ wall }: Transition): string {
  const nth = wall.day + 7 > wall.daysInMonth ? -1 : Math.ceil(wall.day / 7)
  return `FREQ=YEARLY;BYMONTH=${wall.month};BYDAY=${nth}${WEEKDAYS[wall.dayOfWeek - 1]}`
}

const sameChange = (transition: Transition): string =>
  [ruleOf(transition), transition.wall.toPlainTime(), transition.from, transition.to].join(' ')

function observance({ wall, from, to, isForward }: Transition, rule: string[]): string[] {
  const kind = isForward ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')}`,
    `TZOFFSETFROM:${from.replaceAll(':', '')}`,
    `TZOFFSETTO:${to.replaceAll(':', '')}`,
    ...rule,
    `END:${kind}`,
  ]
}
