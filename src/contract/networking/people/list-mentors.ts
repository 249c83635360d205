import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ConnectionState, PersonLine } from './person.ts'
import { AskTopic } from './topic.ts'

/** So many are shown. */
export const MENTORS_MAX = 20

/** Somebody who offers to be asked, and how the reader stands to them. */
export const Mentor = z.object({ person: PersonLine, connection: ConnectionState })
export type Mentor = z.infer<typeof Mentor>

export const listMentors = operation({
  name: 'networking.list-mentors',
  method: 'GET',
  path: '/api/mentors',
  access: 'signed-in',
  summary: 'List people who offer to be asked about a topic, your connections and your city first',
  input: z.strictObject({ topic: AskTopic }),
  output: z.object({ items: z.array(Mentor).max(MENTORS_MAX) }),
  errors: {},
})
