import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { Poll, PollFields } from './poll.ts'

export const createPoll = operation({
  name: 'groups.create-poll',
  method: 'POST',
  path: '/api/groups/{groupId}/polls',
  access: 'signed-in',
  summary: 'Create a poll in a group you lead or moderate',
  input: z.strictObject({ groupId: GroupId, fields: PollFields }),
  output: z.object({ poll: Poll }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-approver',
    'groups.too-many-polls',
  ),
  successStatus: 201,
  idempotent: true,
})
