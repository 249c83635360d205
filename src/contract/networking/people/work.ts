import { z } from 'zod'
import { line } from '#contract/kit/text.ts'
import { PERSON_LIMITS } from './person.ts'
import { ASK_TOPICS, AskTopic } from './topic.ts'

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
