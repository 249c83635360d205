import { z } from 'zod'
import { CHANNELS, type Channel, OPEN_TOPICS, type OpenTopic } from '#contract/notifications/topic.ts'

const LONGEST_ZONE_NAME = 64

/** A name of the time zone database, such as 'Africa/Addis_Ababa'. */
const TimeZone = z.string().max(LONGEST_ZONE_NAME).refine(isTimeZone, { error: 'Invalid input' })

function isTimeZone(name: string): boolean {
  try {
    // An offset such as '+03:00' is understood as well, but it does not know of summer time.
    return /^[A-Za-z]/.test(name) && new Intl.DateTimeFormat('en', { timeZone: name }) instanceof Object
  } catch {
    return false
  }
}

/** A time of the day, '22:00'. */
const DayTime = z.iso.time({ precision: -1 })

/** Quiet hours in local time: pushes and mails wait until they end. */
export const QuietHours = z
  .strictObject({ from: DayTime, until: DayTime, timeZone: TimeZone })
  .refine(({ from, until }) => from !== until, { path: ['until'], error: 'Invalid input' })
export type QuietHours = z.infer<typeof QuietHours>

const Switches = z.strictObject({
  inApp: z.boolean(),
  push: z.boolean(),
  email: z.boolean(),
} satisfies Record<Channel, z.ZodType>)

/** Somebody's notification settings. Topics that cannot be switched off are not in it, and not taken. */
export const NotificationSettings = z.strictObject({
  topics: z.strictObject({
    messages: Switches,
    favorites: Switches,
    searches: Switches,
    listings: Switches,
    groups: Switches,
    dating: Switches,
    networking: Switches,
    announcements: Switches,
  } satisfies Record<OpenTopic, z.ZodType>),
  quietHours: QuietHours.nullable(),
  /** Pushes and mails about messages name no sender and none of what was written. */
  hidesContent: z.boolean(),
})
export type NotificationSettings = z.infer<typeof NotificationSettings>

/** `topic.channel`, as it is kept when it is off. */
export type SwitchName = `${OpenTopic}.${Channel}`
export const SWITCHES: readonly SwitchName[] = OPEN_TOPICS.flatMap((topic) =>
  CHANNELS.map((channel): SwitchName => `${topic}.${channel}`),
)

/** Of those who have not chosen: everything, at any time. */
export const DEFAULT_SETTINGS: NotificationSettings = {
  topics: {
    messages: { inApp: true, push: true, email: true },
    favorites: { inApp: true, push: true, email: true },
    searches: { inApp: true, push: true, email: true },
    listings: { inApp: true, push: true, email: true },
    groups: { inApp: true, push: true, email: true },
    dating: { inApp: true, push: true, email: true },
    networking: { inApp: true, push: true, email: true },
    announcements: { inApp: true, push: true, email: true },
  },
  quietHours: null,
  hidesContent: false,
}
