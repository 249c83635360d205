import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { GroupMember, MEMBER_LIMITS } from './membership.ts'

export const listGroupMembers = operation({
  name: 'groups.list-group-members',
  method: 'GET',
  path: '/api/groups/{groupId}/members',
  access: 'anyone',
  summary:
    'List active members by role and time, to visitors by first names; moderators also see pending and banned ones',
  input: z.strictObject({
    groupId: GroupId,
    status: z.enum(['active', 'pending', 'banned']).default('active'),
    limit: queryNumber(z.int().min(1).max(MEMBER_LIMITS.pageSizeMax).default(MEMBER_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(GroupMember),
  errors: only(GROUP_ERRORS, 'groups.not-found', 'groups.not-approver', 'groups.not-member'),
})
