import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GroupInvite } from './invite.ts'

export const listInvites = operation({
  name: 'groups.list-invites',
  method: 'GET',
  path: '/api/groups/{groupId}/invites',
  access: 'signed-in',
  summary: 'List the invite links of a group you lead that still let people in, the newest first',
  input: z.strictObject({ groupId: GroupId }),
  output: z.object({ items: z.array(GroupInvite) }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.archived', 'groups.not-approver'),
})
