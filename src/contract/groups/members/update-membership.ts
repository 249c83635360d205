import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'

export const updateMembership = operation({
  name: 'groups.update-membership',
  method: 'PATCH',
  path: '/api/groups/{groupId}/membership',
  access: 'signed-in',
  summary: 'Set whether visitors see that you are a member of a group',
  input: z.strictObject({ groupId: GroupId, isListed: z.boolean() }),
  output: z.object({ isListed: z.boolean() }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.not-member'),
})
