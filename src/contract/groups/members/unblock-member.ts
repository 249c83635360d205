import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const unblockMember = operation({
  name: 'groups.unblock-member',
  method: 'POST',
  path: '/api/groups/{groupId}/members/{userId}/unblock',
  access: 'signed-in',
  summary: "Lift a member's ban",
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
