import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GroupRole } from './membership.ts'

export const changeMemberRole = operation({
  name: 'groups.change-member-role',
  method: 'POST',
  path: '/api/groups/{groupId}/members/{userId}/role',
  access: 'signed-in',
  summary: "Change a member's role; making somebody admin transfers the group",
  input: z.strictObject({ groupId: GroupId, userId: UserId, role: GroupRole }),
  output: z.object({ memberCount: z.int() }),
  errors: only(
    GROUP_ERRORS,
    'groups.not-found',
    'groups.archived',
    'groups.not-admin',
    'groups.member-not-found',
    'groups.last-admin',
  ),
})
