import { z } from 'zod'
import { ROLES, Suspension } from '#contract/kit/access.ts'
import { text } from '#contract/kit/text.ts'
import { GroupId } from '#contract/groups/group.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { OwnListingState } from '#contract/listings/life/state.ts'
import { LogEntry } from '#contract/moderation/log-entry.ts'
import { PersonCard } from '#contract/profiles/profile.ts'

export const STAFF_LIMITS = {
  /** Graphemes. */
  noteMax: 1000,
  reasonMax: 200,
  /** Of what is searched for. */
  searchMax: 100,
  /** Listings and groups that a page of a person names. */
  shown: 10,
} as const

export const StaffNote = text({ min: 1, max: STAFF_LIMITS.noteMax })
/** Why staff did what the log has to explain. */
export const StaffReason = text({ min: 1, max: STAFF_LIMITS.reasonMax })

/** Contacts with all but a few characters hidden; null where there is none that is confirmed. */
export const MaskedContacts = z.object({ email: z.string().nullable(), phone: z.string().nullable() })
export type MaskedContacts = z.infer<typeof MaskedContacts>

/** A person in a list of staff. */
export const PersonRow = z.object({
  card: PersonCard,
  contacts: MaskedContacts,
  role: z.enum(ROLES),
  suspension: Suspension.nullable(),
})
export type PersonRow = z.infer<typeof PersonRow>

/** Everything that staff know of a person. */
export const PersonFile = PersonRow.extend({
  /** Lets or sells homes of others for a living. */
  isAgent: z.boolean(),
  /** From 0 (new) to 3 (trusted by staff). */
  level: z.int().min(0).max(3),
  /** Devices that are signed in. */
  devices: z.int(),
  warnings: z.int(),
  strikes: z.int(),
  reports: z.object({ about: z.int(), upheld: z.int(), by: z.int() }),
  posted: z.object({ published: z.int(), refused: z.int() }),
  listings: z.array(z.object({ id: ListingId, title: z.string(), state: OwnListingState })),
  groups: z.array(z.object({ id: GroupId, title: z.string() })),
  /** Notes among the rest, latest first. */
  log: z.array(LogEntry),
})
export type PersonFile = z.infer<typeof PersonFile>
