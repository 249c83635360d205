import { z } from 'zod'
import { Picture } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'

export const PERSON_LIMITS = {
  /** Graphemes. */
  headlineMax: 120,
  companyMax: 80,
  skillMax: 40,
  skillsMax: 20,
  /** Shared groups and mutual connections that are named. */
  namedMax: 6,
} as const

/** How two people stand, as one of them sees it. */
export const CONNECTION_STATES = ['none', 'asked', 'asks', 'connected'] as const
export const ConnectionState = z.enum(CONNECTION_STATES)
export type ConnectionState = z.infer<typeof ConnectionState>

export const PersonCity = z.object({
  name: z.string(),
  nameAm: z.string().nullable(),
  admin1: z.string().nullable(),
})

/** A person beside a post, a comment or in a list of people. */
export const PersonLine = z.object({
  userId: UserId,
  name: z.string(),
  avatar: Picture.nullable(),
  /** Their telephone number was confirmed. */
  isVerified: z.boolean(),
  headline: z.string().nullable(),
  company: z.string().nullable(),
  city: PersonCity.nullable(),
})
export type PersonLine = z.infer<typeof PersonLine>
