import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NameWords } from '#contract/networking/connections/connection.ts'
import { NETWORKING_ERRORS } from '#contract/networking/networking-errors.ts'
import { PersonLine } from '#contract/networking/people/person.ts'
import { PostId } from '#contract/networking/posts/post.ts'
import { MENTION_LIMITS } from './mention.ts'

export const listMentionable = operation({
  name: 'networking.list-mentionable',
  method: 'GET',
  path: '/api/mentionable-people',
  access: 'signed-in',
  summary: 'List people of a name whom you may mention, your connections first',
  input: z.strictObject({
    name: NameWords,
    /** The post under which a comment is written: those who take part there may be mentioned. */
    postId: PostId.optional(),
  }),
  output: z.object({ items: z.array(PersonLine).max(MENTION_LIMITS.offered) }),
  errors: only(NETWORKING_ERRORS, 'networking.post-not-found'),
})
