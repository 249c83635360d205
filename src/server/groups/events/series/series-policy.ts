import type { EventPrice } from '#contract/groups/events/event-price.ts'
import type { EventFields } from '#contract/groups/events/event.ts'
import { EVENT_LIMITS, endOf } from '#contract/groups/events/event.ts'
import { GROUP_LIMITS } from '#contract/groups/group.ts'
import { firstOf } from './recurrence-policy.ts'

/** What a series says, and so each of its occurrences. */
export interface SeriesPlan {
  /** Its first occurrence. */
  starts_at: Date
  /** Minutes. */
  duration: number
  /** The duration is assumed. */
  ends_open: boolean
  time_zone: string
  repeat_rule: string | null
  title: string
  description: string | null
  venue: string | null
  url: string | null
  capacity: number | null
  price_kind: string | null
  price_minor: number | null
  price_currency: string | null
  cover_media_id: string | null
}

/** The columns of a price. */
export const priceColumns = (price: EventPrice | null) => ({
  price_kind: price?.kind ?? null,
  price_minor: price?.amountMinor ?? null,
  price_currency: price?.currency ?? null,
})

/** A start that the rule does not name, such as a Tuesday of "Mon/Wed/Fri", gives way to the next one that it does. */
export function planOf(fields: EventFields): SeriesPlan {
  const startsAt = new Date(fields.startsAt)
  return {
    starts_at: firstOn(startsAt, fields.timezone, fields.repeatRule),
    duration: minutesBetween(startsAt, endOf(fields)),
    ends_open: fields.endsAt === null,
    time_zone: fields.timezone,
    repeat_rule: fields.repeatRule,
    title: fields.title,
    description: fields.description,
    venue: fields.venue,
    url: fields.url,
    capacity: fields.capacity,
    ...priceColumns(fields.price),
    cover_media_id: fields.coverId,
  }
}

/** What a group's dialog says of its meeting. */
export interface Meeting {
  title: string
  location_city: string | null
  location_state: string | null
  location_zip: string | null
  meeting_type: string
  online_url: string | null
  starts_at: Date
  ends_at: Date | null
  time_zone: string
  repeat_rule: string | null
}

/** The plan of a group's own meeting; its capacity is that of the group. */
export function meetingPlan(meeting: Meeting): SeriesPlan {
  const { starts_at, ends_at, time_zone, repeat_rule } = meeting
  return {
    starts_at: firstOn(starts_at, time_zone, repeat_rule),
    duration: ends_at === null ? GROUP_LIMITS.meetingMinutes : minutesBetween(starts_at, ends_at),
    ends_open: ends_at === null,
    time_zone,
    repeat_rule,
    title: meeting.title,
    description: null,
    venue: meeting.meeting_type === 'online' ? null : placeOf(meeting),
    url: meeting.online_url,
    capacity: null,
    ...priceColumns(null),
    cover_media_id: null,
  }
}

/** "Seattle, WA 98101" */
function placeOf({ location_city, location_state, location_zip }: Meeting): string | null {
  const region = [location_state, location_zip].filter((part) => part !== null).join(' ')
  return [location_city, region].filter(Boolean).join(', ') || null
}

const firstOn = (startsAt: Date, timeZone: string, repeatRule: string | null): Date =>
  firstOf({ startsAt, timeZone, repeatRule, endsBefore: null }) ?? startsAt

const minutesBetween = (from: Date, until: Date): number =>
  Math.min(
    Math.max(1, Math.round((until.getTime() - from.getTime()) / 60_000)),
    EVENT_LIMITS.longestHours * 60,
  )

/** Does it take place at the same times? */
export const isSameSchedule = (
  one: Pick<SeriesPlan, 'starts_at' | 'time_zone' | 'repeat_rule'>,
  other: Pick<SeriesPlan, 'starts_at' | 'time_zone' | 'repeat_rule'>,
): boolean =>
  one.starts_at.getTime() === other.starts_at.getTime() &&
  one.time_zone === other.time_zone &&
  one.repeat_rule === other.repeat_rule

/** What people who come have to know. */
interface Whereabouts {
  starts_at: Date
  ends_at: Date
  venue: string | null
  url: string | null
}

export const isElsewhere = (was: Whereabouts, becomes: Whereabouts): boolean =>
  was.starts_at.getTime() !== becomes.starts_at.getTime() ||
  was.ends_at.getTime() !== becomes.ends_at.getTime() ||
  was.venue !== becomes.venue ||
  was.url !== becomes.url
