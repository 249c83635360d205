import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const declineMember = operation({
  name: 'groups.decline-member',
  method: 'POST',
  path: '/api/groups/{groupId}/members/{userId}/decline',
  access: 'signed-in',
  summary: 'Decline a membership request; the person may ask again after a week',
  input: z.strictObject({ groupId: GroupId, userId: UserId }),
  output: z.object({ memberCount: z.int() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-approver',
    'groups.member-not-found',
  ),
})
