import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { Poll, POLL_LIMITS } from './poll.ts'

export const listPolls = operation({
  name: 'groups.list-polls',
  method: 'GET',
  path: '/api/groups/{groupId}/polls',
  access: 'signed-in',
  summary: 'List the polls of a group you are in, the open ones first, then the newest',
  input: z.strictObject({ groupId: GroupId }),
  output: z.object({ items: z.array(Poll).max(POLL_LIMITS.listed) }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.not-member'),
})
