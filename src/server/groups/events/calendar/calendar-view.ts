import ical, {
  ICalCalendarMethod,
  type ICalCalendar,
  type ICalEventData,
  ICalEventStatus,
} from 'ical-generator'
import { Temporal } from 'temporal-polyfill'
import { expand } from '#server/groups/events/series/recurrence-policy.ts'
import type { SeriesRow } from '#server/groups/events/series/series-store.ts'
import { shownVenue } from '#server/groups/events/hosting-policy.ts'
import type { CalendarEvent, CalendarGroup } from './calendar-store.ts'
import { viewTimeZone } from './time-zone-view.ts'

/** Seconds after which calendars should ask again. */
export const CALENDAR_TTL = 3600

const PRODUCT = { company: 'Mesob', product: 'Events', language: 'EN' }

type Host = Pick<CalendarGroup, 'requires_approval' | 'location_city'>

/** One occurrence, by itself. @param site address of the app, without a slash at the end */
export function writeEventFile(event: CalendarEvent, host: Host, site: string, now: Date): string {
  const calendar = newCalendar(event.starts_at, now)
  calendar.createEvent(viewSingle(event, host, site))
  return withLastBreak(calendar)
}

/**
 * Everything that a group does: what repeats by its rule, and beside it each occurrence that differs or was called
 * off. Links for members, and in a group that needs approval the venue, are in none of it, since anybody may ask.
 */
export function writeGroupCalendar(
  group: Host & { title: string },
  { repeating, singular }: { repeating: readonly SeriesRow[]; singular: readonly CalendarEvent[] },
  site: string,
  now: Date,
): string {
  const starts = [...repeating, ...singular].map(({ starts_at }) => starts_at.getTime())
  const calendar = newCalendar(new Date(Math.min(...starts, Date.UTC(2100, 0, 1))), now)
  // the library writes names as they are
  calendar.name(group.title.replaceAll(/[\\;,]/g, '\\$&'))
  calendar.ttl(CALENDAR_TTL)
  for (const series of repeating) {
    calendar.createEvent(viewSeries(series, group, site))
    for (const event of singular.filter(({ series_id }) => series_id === series.id))
      if (names(series, event.planned_at))
        calendar.createEvent({
          ...viewSingle(event, group, site),
          id: uidOf(series.id, site),
          recurrenceId: zoned(event.planned_at, series.time_zone),
        })
  }
  for (const event of singular)
    if (event.repeat_rule === null) calendar.createEvent(viewSingle(event, group, site))
  return withLastBreak(calendar)
}

/** @param since the earliest that its zones have to hold for */
const newCalendar = (since: Date, now: Date): ICalCalendar =>
  ical({
    prodId: PRODUCT,
    method: ICalCalendarMethod.PUBLISH,
    timezone: { name: null, generator: (timeZone) => viewTimeZone(timeZone, since, now) },
  })

const uidOf = (id: string, site: string): string => `${id}@${new URL(site).hostname}`

/** Whoever asks for a calendar is nobody's member: programs send no session. */
const venueOf = ({ venue }: { venue: string | null }, host: Host): string | null =>
  shownVenue({ venue, ...host }, false).venue

const zoned = (at: Date, timeZone: string) =>
  Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(timeZone)

const viewSingle = (event: CalendarEvent, host: Host, site: string): ICalEventData => ({
  id: uidOf(event.id, site),
  sequence: event.sequence,
  stamp: event.updated_at,
  lastModified: event.updated_at,
  timezone: event.time_zone,
  start: zoned(event.starts_at, event.time_zone),
  end: zoned(event.ends_at, event.time_zone),
  summary: event.title,
  description: event.description,
  location: venueOf(event, host),
  url: `${site}/events/${event.id}`,
  status: event.cancelled_at === null ? ICalEventStatus.CONFIRMED : ICalEventStatus.CANCELLED,
})

/** A series that ended before it began was called off altogether. */
function viewSeries(series: SeriesRow, host: Host, site: string): ICalEventData {
  const { starts_at, ends_before, time_zone } = series
  const isOff = ends_before !== null && ends_before <= starts_at
  return {
    id: uidOf(series.id, site),
    sequence: series.sequence,
    stamp: series.updated_at,
    lastModified: series.updated_at,
    timezone: time_zone,
    start: zoned(starts_at, time_zone),
    end: zoned(new Date(starts_at.getTime() + series.duration * 60_000), time_zone),
    repeating: isOff ? null : `RRULE:${series.repeat_rule}${untilOf(ends_before)}`,
    summary: series.title,
    description: series.description,
    location: venueOf(series, host),
    url: `${site}/groups/${series.group_id}`,
    status: isOff ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  }
}

/** The rule itself counts its last occurrence in. */
function untilOf(endsBefore: Date | null): string {
  if (endsBefore === null) return ''
  const last = new Date(endsBefore.getTime() - 1000).toISOString()
  return `;UNTIL=${last.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
}

const names = (series: SeriesRow, at: Date): boolean =>
  expand(
    {
      startsAt: series.starts_at,
      timeZone: series.time_zone,
      repeatRule: series.repeat_rule,
      endsBefore: series.ends_before,
    },
    at,
    new Date(at.getTime() + 1),
  ).length > 0

/** Every line ends with CRLF, the last one too (RFC 5545, 3.1); the library leaves that one out. */
const withLastBreak = (calendar: ICalCalendar): string => `${calendar.toString().trimEnd()}\r\n`
