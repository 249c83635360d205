import { z } from 'zod'
import { line, text } from '#contract/kit/text.ts'
import { MediaId, Picture } from '#contract/media/picture.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { RepeatRule } from '#contract/groups/repeat-rule.ts'
import { TimeZone } from '#contract/groups/time-zone.ts'
import { WebLink } from '#contract/kit/web-link.ts'
import { EventPrice } from './event-price.ts'

export const EventId = z.uuid().brand<'EventId'>()
export type EventId = z.infer<typeof EventId>

export const EVENT_LIMITS = {
  /** Graphemes. */
  titleMax: 100,
  descriptionMax: 1000,
  venueMax: 120,
  capacityMin: 1,
  capacityMax: 5000,
  /** Guests that one person brings. */
  guestsMax: 10,
  /** Members who change an event beside those who lead. */
  hostsMax: 5,
  /** Hours. */
  longestHours: 72,
  /** Hours that an event is assumed to last where nobody said when it ends. */
  openEndHours: 2,
  /** Days from now that a first occurrence may lie ahead. */
  aheadDays: 730,
  /** Series of one group that have something ahead. */
  seriesMax: 30,
  /** Days of a series that are written out as rows. */
  writtenOutDays: 90,
  pageSize: 20,
  pageSizeMax: 50,
} as const

/** Hours before an event at which those who go are reminded. */
export const REMINDER_HOURS = [24, 2] as const

/** One occurrence in a line: on a card and in a month. */
export const EventLine = z.object({
  id: EventId,
  title: z.string(),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  /** Nobody said when it ends: `endsAt` is assumed. */
  isEndOpen: z.boolean(),
  timezone: z.string(),
  venue: z.string().nullable(),
  /** The group needs approval, and this reader is no member: `venue` is its city, or null where it names none. */
  isCityOnly: z.boolean(),
  isOnline: z.boolean(),
  isCancelled: z.boolean(),
})
export type EventLine = z.infer<typeof EventLine>

export const AttendanceAnswer = z.enum(['going', 'maybe', 'no'])
export type AttendanceAnswer = z.infer<typeof AttendanceAnswer>

/** What one has answered; whoever found no place waits, and moves up by themselves. */
export const OwnAttendance = z.object({
  answer: AttendanceAnswer,
  guests: z.int().min(0),
  isWaiting: z.boolean(),
  /** Place in the queue, from 1. */
  queuePosition: z.int().min(1).nullable(),
})
export type OwnAttendance = z.infer<typeof OwnAttendance>

/** One occurrence as this reader sees it. */
export const GroupEvent = EventLine.extend({
  groupId: z.uuid(),
  groupTitle: z.string(),
  description: z.string().nullable(),
  /** For members. */
  url: z.string().nullable(),
  /** Null: as many as come. */
  capacity: z.int().nullable(),
  /** Null: nothing is said of it. */
  price: EventPrice.nullable(),
  cover: Picture.nullable(),
  /** People with their guests. */
  going: z.int().min(0),
  maybe: z.int().min(0),
  waiting: z.int().min(0),
  /** Of those who go, people without an account, with their guests. */
  registered: z.int().min(0),
  /** Members who change it beside those who lead; for members. */
  hosts: z.array(PersonCard),
  /** A few of those who go, for members. */
  faces: z.array(PersonCard),
  repeatRule: RepeatRule.nullable(),
  /** Differs from the other occurrences of its series. */
  isChanged: z.boolean(),
  /** The group's own meeting, as its dialog says; that dialog changes all of them. */
  isMeeting: z.boolean(),
  version: z.int(),
  own: OwnAttendance.nullable(),
  mayEdit: z.boolean(),
  /** Chooses who else changes it. */
  mayChooseHosts: z.boolean(),
  mayAttend: z.boolean(),
  /** Anybody may come: no account is needed. */
  mayRegister: z.boolean(),
})
export type GroupEvent = z.infer<typeof GroupEvent>

export const EventFields = z
  .strictObject({
    title: line({ min: 1, max: EVENT_LIMITS.titleMax }),
    description: text({ min: 1, max: EVENT_LIMITS.descriptionMax }).nullable(),
    startsAt: z.iso.datetime({ offset: true }),
    /** Null: open. */
    endsAt: z.iso.datetime({ offset: true }).nullable(),
    timezone: TimeZone,
    venue: line({ min: 1, max: EVENT_LIMITS.venueMax }).nullable(),
    url: WebLink.nullable(),
    repeatRule: RepeatRule.nullable(),
    capacity: z.int().min(EVENT_LIMITS.capacityMin).max(EVENT_LIMITS.capacityMax).nullable(),
    price: EventPrice.nullable().default(null),
    coverId: MediaId.nullable().default(null),
  })
  .superRefine((fields, context) => {
    const need = (path: string) =>
      context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
    // people have to know where to go
    if (fields.venue === null && fields.url === null) need('venue')
    const length = endOf(fields).getTime() - Date.parse(fields.startsAt)
    if (length <= 0 || length > EVENT_LIMITS.longestHours * 3_600_000)
      context.addIssue({ code: 'custom', message: 'Invalid input', path: ['endsAt'], input: fields.endsAt })
  })
export type EventFields = z.output<typeof EventFields>

/** When it ends, or is assumed to. */
export const endOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string | null }): Date =>
  endsAt === null ? new Date(Date.parse(startsAt) + EVENT_LIMITS.openEndHours * 3_600_000) : new Date(endsAt)

/** What a change or a cancellation is about. */
export const EventScope = z.enum(['one', 'all'])
export type EventScope = z.infer<typeof EventScope>
