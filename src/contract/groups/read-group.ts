import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { GROUP_ERRORS } from './group-errors.ts'
import { Group, GroupId } from './group.ts'

export const readGroup = operation({
  name: 'groups.read-group',
  method: 'GET',
  path: '/api/groups/{groupId}',
  access: 'anyone',
  summary: 'Read a group',
  input: z.strictObject({ groupId: GroupId }),
  output: Group,
  errors: only(GROUP_ERRORS, 'groups.not-found'),
})
