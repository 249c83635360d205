import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GroupInviteId } from './invite.ts'

export const deleteInvite = operation({
  name: 'groups.delete-invite',
  method: 'DELETE',
  path: '/api/groups/{groupId}/invites/{inviteId}',
  access: 'signed-in',
  summary: 'Delete an invite link; repeating it changes nothing',
  input: z.strictObject({ groupId: GroupId, inviteId: GroupInviteId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.archived', 'groups.not-approver'),
})
