import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { Poll, PollId } from './poll.ts'

export const closePoll = operation({
  name: 'groups.close-poll',
  method: 'POST',
  path: '/api/polls/{pollId}/close',
  access: 'signed-in',
  summary: 'Close a poll of a group you lead or moderate; closing it again changes nothing',
  input: z.strictObject({ pollId: PollId }),
  output: z.object({ poll: Poll }),
  errors: only(GROUP_ERRORS, 'groups.poll-not-found', 'groups.archived', 'groups.not-approver'),
})
