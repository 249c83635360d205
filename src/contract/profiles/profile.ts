import { z } from 'zod'
import { ROLES, Suspension } from '#contract/kit/access.ts'
import { text } from '#contract/kit/text.ts'
import { Picture } from '#contract/media/picture.ts'
import { PlaceId } from '#contract/geo/place.ts'

export const UserId = z.uuid().brand<'UserId'>()
export type UserId = z.infer<typeof UserId>

export const PROFILE_LIMITS = { fullNameMin: 2, fullNameMax: 80, displayNameMax: 40, bioMax: 500 } as const

/** What a person edits about themselves. */
export const ProfileFields = z.strictObject({
  fullName: text({ min: PROFILE_LIMITS.fullNameMin, max: PROFILE_LIMITS.fullNameMax }),
  displayName: text({ max: PROFILE_LIMITS.displayNameMax }).nullable(),
  bio: text({ max: PROFILE_LIMITS.bioMax }).nullable(),
  placeId: PlaceId.nullable(),
})

/** One's own profile; nobody else is shown this shape. */
export const OwnProfile = z.object({
  userId: UserId,
  fullName: z.string(),
  displayName: z.string().nullable(),
  bio: z.string().nullable(),
  avatar: Picture.nullable(),
  place: z
    .object({
      id: PlaceId,
      name: z.string(),
      nameAm: z.string().nullable(),
      admin1: z.string().nullable(),
      country: z.string(),
    })
    .nullable(),
  role: z.enum(ROLES),
  /** Only while it lasts. */
  suspension: Suspension.optional(),
  /** True for accounts that came with the demo data; staff sees it on every page. */
  demo: z.boolean(),
  /** May search engines list what they offer? */
  isIndexed: z.boolean(),
  /** The edition of the terms in force is yet to be accepted. */
  owesTerms: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type OwnProfile = z.infer<typeof OwnProfile>

/**
 * Who has not named themselves, where a full name says too much. What is shown in its place
 * is for each reader to have in their language.
 */
export const ANONYMOUS = 'Anonymous'

/** A person as shown beside something they posted. */
export const PersonCard = z.object({
  userId: UserId,
  /** The display name, else the full name. */
  name: z.string(),
  avatar: Picture.nullable(),
  memberSince: z.iso.datetime(),
})
export type PersonCard = z.infer<typeof PersonCard>
