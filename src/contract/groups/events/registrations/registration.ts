import { z } from 'zod'
import { Email } from '#contract/auth/credentials.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { line } from '#contract/kit/text.ts'
import { EVENT_LIMITS, EventLine } from '#contract/groups/events/event.ts'

export const RegistrationId = z.uuid().brand<'RegistrationId'>()
export type RegistrationId = z.infer<typeof RegistrationId>

export const REGISTRATION_LIMITS = {
  /** Graphemes. */
  nameMin: 2,
  nameMax: 60,
  /** Hours within which the link of the mail confirms. */
  confirmHours: 24,
  /** Of one event that wait for their link to be used. */
  unconfirmedMax: 200,
  /** Mails that one address is sent within a day because somebody entered it. */
  mailsPerDay: 5,
  /** Days after an event that those who registered are remembered. */
  daysKept: 7,
} as const

const NAME = /^\p{L}\p{M}*(?:(?:\. |[ '’-])?\p{L}\p{M}*)*\.?$/u

/** Letters of any script: neither a link nor a telephone number can be sent to those who lead. */
export const RegistrantName = line({
  min: REGISTRATION_LIMITS.nameMin,
  max: REGISTRATION_LIMITS.nameMax,
}).refine((name) => name === '' || NAME.test(name))

export const RegistrationFields = z.strictObject({
  name: RegistrantName,
  email: z
    .string()
    .transform((email) => email.trim().toLowerCase())
    .pipe(Email),
  guests: z.int().min(0).max(EVENT_LIMITS.guestsMax).default(0),
  /** Of the mails. */
  language: z.enum(INTERFACE_LANGUAGES),
})
export type RegistrationFields = z.output<typeof RegistrationFields>

/** What stands in the link of a mail. */
export const RegistrationToken = z.string().regex(/^[\w-]{20,120}$/)

/** A registration for whoever holds its link. */
export const Registration = z.object({
  name: z.string(),
  guests: z.int().min(0),
  state: z.enum(['unconfirmed', 'going', 'waiting']),
  /** Place in the queue, from 1. */
  queuePosition: z.int().min(1).nullable(),
  event: EventLine.extend({
    groupId: z.uuid(),
    groupTitle: z.string(),
    /** Where it takes place online, for those who have a place. */
    url: z.string().nullable(),
  }),
})
export type Registration = z.infer<typeof Registration>

/** A registration for those who lead the group: a name, and no address. */
export const ListedRegistration = z.object({
  id: RegistrationId,
  name: z.string(),
  guests: z.int().min(0),
  isWaiting: z.boolean(),
})
export type ListedRegistration = z.infer<typeof ListedRegistration>
