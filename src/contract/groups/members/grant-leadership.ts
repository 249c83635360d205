import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const grantLeadership = operation({
  name: 'groups.grant-leadership',
  method: 'POST',
  path: '/api/groups/{groupId}/hand-over',
  access: 'signed-in',
  summary: 'Transfer a group and its chat to another member',
  input: z.strictObject({ groupId: GroupId, userId: UserId }),
  output: z.object({ memberCount: z.int() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-admin',
    'groups.member-not-found',
  ),
})
