import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { ThreadId, ThreadMember } from '#contract/messaging/threads/thread.ts'

export const listThreadMembers = operation({
  name: 'messaging.list-thread-members',
  method: 'GET',
  path: '/api/threads/{threadId}/members',
  access: 'signed-in',
  summary: 'List the members of a group chat',
  input: z.strictObject({ threadId: ThreadId }),
  output: z.object({
    members: z.array(ThreadMember),
    /** Who left or was taken out: what they wrote stays under their name. */
    former: z.array(PersonCard),
  }),
  errors: only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
})
