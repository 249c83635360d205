import { z } from 'zod'
import { line } from '#contract/kit/text.ts'
import { Picture } from '#contract/media/picture.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { ASK_TOPICS, AskTopic } from './topic.ts'

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

/** What people say of their work. */
export const WorkFields = z.strictObject({
  headline: line({ max: PERSON_LIMITS.headlineMax }).nullable(),
  company: line({ max: PERSON_LIMITS.companyMax }).nullable(),
  /** Each once, whatever its case. */
  skills: z
    .array(line({ min: 1, max: PERSON_LIMITS.skillMax }))
    .max(PERSON_LIMITS.skillsMax)
    .refine((skills) => new Set(skills.map((skill) => skill.toLowerCase())).size === skills.length),
  isOpenToWork: z.boolean(),
  /** What they can be asked about; each once. */
  helpsWith: z
    .array(AskTopic)
    .max(ASK_TOPICS.length)
    .refine((topics) => new Set(topics).size === topics.length)
    .default([]),
  /** Whom the page is shown to, beside staff: everybody who is signed in, or accepted connections. */
  audience: z.enum(['members', 'connections']),
})
export type WorkFields = z.infer<typeof WorkFields>

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
