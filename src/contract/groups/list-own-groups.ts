import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GroupCard } from './group.ts'
import { NEAR_GROUPS_LIMITS } from './list-near-groups.ts'
import { GroupRole, MembershipStatus } from './members/membership.ts'

export const listOwnGroups = operation({
  name: 'groups.list-own-groups',
  method: 'GET',
  path: '/api/groups/mine',
  access: 'signed-in',
  summary: 'List the groups you belong to or have asked to join, latest first',
  input: z.strictObject({
    limit: queryNumber(
      z.int().min(1).max(NEAR_GROUPS_LIMITS.pageSizeMax).default(NEAR_GROUPS_LIMITS.pageSize),
    ),
    cursor: Cursor.optional(),
  }),
  output: pageOf(
    z.object({ group: GroupCard, role: GroupRole, status: MembershipStatus, isArchived: z.boolean() }),
  ),
  errors: {},
})
