import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { PollId } from './poll.ts'

export const deletePoll = operation({
  name: 'groups.delete-poll',
  method: 'DELETE',
  path: '/api/polls/{pollId}',
  access: 'signed-in',
  summary: 'Delete a poll of a group you lead or moderate, with its answers',
  input: z.strictObject({ pollId: PollId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(GROUP_ERRORS, 'groups.poll-not-found', 'groups.archived', 'groups.not-approver'),
})
