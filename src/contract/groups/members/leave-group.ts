import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const leaveGroup = operation({
  name: 'groups.leave-group',
  method: 'POST',
  path: '/api/groups/{groupId}/leave',
  access: 'signed-in',
  summary: 'Leave a group or withdraw a membership request',
  input: z.strictObject({ groupId: GroupId }),
  output: z.object({ memberCount: z.int() }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.last-admin'),
})
