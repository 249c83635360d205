import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Standing } from '#contract/listings/poster/standing.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { AskTopic } from './topic.ts'
import { WorkFields } from './work.ts'
import { PERSON_LIMITS, ConnectionState, PersonLine } from './person.ts'

/** A skill, and who of their connections says so. */
export const Skill = z.object({
  name: z.string(),
  endorsements: z.int().min(0),
  /** By the reader. */
  isEndorsed: z.boolean(),
})

/** A person's page; never anything of dating. */
export const Person = PersonLine.extend({
  skills: z.array(Skill),
  isOpenToWork: z.boolean(),
  helpsWith: z.array(AskTopic),
  memberSince: z.iso.datetime(),
  standing: Standing,
  isOwn: z.boolean(),
  /** Null on one's own page. */
  connection: ConnectionState.nullable(),
  connectionsCount: z.int().min(0),
  mutual: z.object({ count: z.int().min(0), people: z.array(PersonLine).max(PERSON_LIMITS.namedMax) }),
  groups: z.array(z.object({ id: z.uuid(), title: z.string() })).max(PERSON_LIMITS.namedMax),
  postsCount: z.int().min(0),
  listingsCount: z.int().min(0),
  /** One's own settings, on one's own page. */
  own: WorkFields.nullable(),
})
export type Person = z.infer<typeof Person>

export const readPerson = operation({
  name: 'networking.read-person',
  method: 'GET',
  path: '/api/people/{userId}',
  access: 'signed-in',
  summary: "Read a member's work profile",
  input: z.strictObject({ userId: UserId }),
  output: Person,
  errors: only(NETWORKING_ERRORS, 'networking.person-not-found'),
})
