import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const removeMember = operation({
  name: 'groups.remove-member',
  method: 'POST',
  path: '/api/groups/{groupId}/members/{userId}/remove',
  access: 'signed-in',
  summary: 'Remove a member from a group, or ban them',
  input: z.strictObject({ groupId: GroupId, userId: UserId, isBanned: z.boolean().default(false) }),
  output: z.object({ memberCount: z.int() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-approver',
    'groups.member-not-found',
    'groups.last-admin',
  ),
})
