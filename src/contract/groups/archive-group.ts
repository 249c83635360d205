import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { GroupId } from './group.ts'

export const archiveGroup = operation({
  name: 'groups.archive-group',
  method: 'POST',
  path: '/api/groups/{groupId}/archive',
  access: 'signed-in',
  summary: 'Archive a group you lead: cancel its coming events and close its chat',
  input: z.strictObject({ groupId: GroupId }),
  output: z.object({ isArchived: z.literal(true) }),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.not-admin'),
})
