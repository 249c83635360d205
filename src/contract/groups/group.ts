import { z } from 'zod'
import { Latitude, Longitude, PlaceId } from '#contract/geo/place.ts'
import { line, text } from '#contract/kit/text.ts'
import { MediaId, Picture } from '#contract/media/picture.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { GroupCategory, GroupCategoryId } from './category.ts'
import { EVENT_LIMITS, EventLine } from './events/event.ts'
import { OwnMembership } from './members/membership.ts'
import { RepeatRule } from './repeat-rule.ts'
import { TimeZone } from './time-zone.ts'
import { WebLink } from '#contract/kit/web-link.ts'

export const GroupId = z.uuid().brand<'GroupId'>()
export type GroupId = z.infer<typeof GroupId>

export const GROUP_LIMITS = {
  /** Graphemes. */
  titleMax: 100,
  descriptionMax: 500,
  rulesMax: 2000,
  cityMax: 80,
  stateMax: 80,
  zipMax: 12,
  questionMax: 140,
  questionsMax: 3,
  tagMax: 30,
  tagsMax: 10,
  /** Active members; a group begins with maxMembersDefault. */
  maxMembersDefault: 50,
  maxMembersMin: 2,
  maxMembersMax: 500,
  /** Groups that one person founds within a day. */
  foundedPerDay: 5,
  /** Upcoming events on a card. */
  eventsOnCard: 2,
  /** A meeting lasts so long where no end is given, in minutes. */
  meetingMinutes: 60,
} as const

/** What the dialog asks for; an in-person group with a link for those far away is hybrid. */
export const MeetingType = z.enum(['in_person', 'online'])
export type MeetingType = z.infer<typeof MeetingType>
/** What is shown of a group. */
export const ShownMeetingType = z.enum(['in_person', 'online', 'hybrid'])
export type ShownMeetingType = z.infer<typeof ShownMeetingType>

const optionalLine = (max: number) => line({ min: 1, max }).nullable()

/** A first meeting may be past, since what repeats goes on; a year before this is a slip of the hand. */
const EARLIEST_MEETING = Date.UTC(2000, 0, 1)

/** What founders and admins fill in; creating and updating a group have the same body. */
export const GroupFields = z
  .strictObject({
    title: line({ min: 1, max: GROUP_LIMITS.titleMax }),
    description: text({ min: 1, max: GROUP_LIMITS.descriptionMax }),
    categoryId: GroupCategoryId,
    meetingType: MeetingType,
    locationCity: optionalLine(GROUP_LIMITS.cityMax),
    locationState: optionalLine(GROUP_LIMITS.stateMax),
    locationZip: optionalLine(GROUP_LIMITS.zipMax),
    /** The city as it was chosen from the list; without it the server looks for one of that name. */
    placeId: PlaceId.nullable().default(null),
    onlineUrl: WebLink.nullable(),
    /** First meeting. */
    startDate: z.iso.datetime({ offset: true }),
    endDate: z.iso.datetime({ offset: true }).nullable(),
    timezone: TimeZone,
    repeatRule: RepeatRule.nullable(),
    requiresApproval: z.boolean(),
    bannerId: MediaId.nullable(),
    /** Under 'More settings'. */
    maxMembers: z
      .int()
      .min(GROUP_LIMITS.maxMembersMin)
      .max(GROUP_LIMITS.maxMembersMax)
      .default(GROUP_LIMITS.maxMembersDefault),
    questions: z
      .array(line({ min: 1, max: GROUP_LIMITS.questionMax }))
      .max(GROUP_LIMITS.questionsMax)
      .default([]),
    rules: text({ max: GROUP_LIMITS.rulesMax }).nullable().default(null),
    tags: z
      .array(line({ min: 1, max: GROUP_LIMITS.tagMax }))
      .max(GROUP_LIMITS.tagsMax)
      .default([]),
  })
  .superRefine((fields, context) => {
    const need = (path: string) =>
      context.addIssue({ code: 'invalid_type', expected: 'nonoptional', path: [path], input: undefined })
    if (fields.meetingType === 'in_person' && fields.locationCity === null) need('locationCity')
    if (fields.meetingType === 'in_person' && fields.locationState === null) need('locationState')
    if (fields.meetingType === 'online' && fields.onlineUrl === null) need('onlineUrl')
    // an end "before" the start is the next day's; the dialog makes it so and says so
    const refuse = (path: 'startDate' | 'endDate') =>
      context.addIssue({ code: 'custom', message: 'Invalid input', path: [path], input: fields[path] })
    const [starts, ends] = [Date.parse(fields.startDate), Date.parse(fields.endDate ?? fields.startDate)]
    if (starts < EARLIEST_MEETING) refuse('startDate')
    if (fields.endDate !== null && (ends <= starts || ends > starts + EVENT_LIMITS.longestHours * 3_600_000))
      refuse('endDate')
  })
export type GroupFields = z.output<typeof GroupFields>
export type GroupFieldsInput = z.input<typeof GroupFields>

/** Where a group meets: words as they were given, and the city behind them where it is known. */
export const GroupPlace = z.object({
  city: z.string(),
  state: z.string(),
  zip: z.string().nullable(),
  country: z.string().nullable(),
  /** The city in Ethiopic, where it has such a name. */
  cityAm: z.string().nullable(),
})
export type GroupPlace = z.infer<typeof GroupPlace>

/** A group in a list. */
export const GroupCard = z.object({
  id: GroupId,
  title: z.string(),
  description: z.string(),
  banner: Picture.nullable(),
  category: GroupCategory,
  meetingType: ShownMeetingType,
  /** Null: online only. */
  place: GroupPlace.nullable(),
  timezone: z.string(),
  memberCount: z.int().min(0),
  /** Miles from the position asked from, rounded to 0.1; null without one or without a place. */
  distanceMiles: z.number().nullable(),
  nextStartsAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
})
export type GroupCard = z.infer<typeof GroupCard>

/** A card of the groups tab. */
export const GroupCardWithEvents = GroupCard.extend({
  upcoming: z.array(EventLine).max(GROUP_LIMITS.eventsOnCard),
})
export type GroupCardWithEvents = z.infer<typeof GroupCardWithEvents>

/** A group's page, as this reader sees it. */
export const Group = GroupCard.omit({ distanceMiles: true }).extend({
  version: z.int(),
  rules: z.string().nullable(),
  tags: z.array(z.string()),
  point: z.object({ lat: Latitude, lng: Longitude }).nullable(),
  placeId: PlaceId.nullable(),
  /** For members; others see that there is one by the meeting type. */
  onlineUrl: z.string().nullable(),
  startDate: z.iso.datetime(),
  endDate: z.iso.datetime().nullable(),
  repeatRule: RepeatRule.nullable(),
  requiresApproval: z.boolean(),
  questions: z.array(z.string()),
  maxMembers: z.int(),
  /** The founder, or whom the group was handed over to; null once they are gone. */
  admin: PersonCard.nullable(),
  upcoming: z.array(EventLine),
  isArchived: z.boolean(),
  /** Null: signed out. */
  membership: OwnMembership.nullable(),
  /** People who wait for a decision; for those who decide. */
  requests: z.int().nullable(),
  /** The group's chat, for members. */
  threadId: ThreadId.nullable(),
})
export type Group = z.infer<typeof Group>
