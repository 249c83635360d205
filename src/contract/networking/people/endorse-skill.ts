import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { line } from '#contract/kit/text.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { PERSON_LIMITS } from './person.ts'

export const endorseSkill = operation({
  name: 'networking.endorse-skill',
  method: 'PUT',
  path: '/api/people/{userId}/endorsements',
  access: 'signed-in',
  summary: "Endorse a connection's skill or withdraw the endorsement; repeating it changes nothing",
  input: z.strictObject({
    userId: UserId,
    skill: line({ min: 1, max: PERSON_LIMITS.skillMax }),
    isEndorsed: z.boolean(),
  }),
  output: z.object({ isEndorsed: z.boolean(), endorsements: z.int().min(0) }),
  errors: only(
    NETWORKING_ERRORS,
    'networking.person-not-found',
    'networking.oneself',
    'networking.not-connected',
    'networking.skill-not-found',
  ),
})
