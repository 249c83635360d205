import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { GROUP_ERRORS } from '#contract/groups/group-errors.ts'
import { GroupId } from '#contract/groups/group.ts'
import { EVENT_LIMITS, GroupEvent } from './event.ts'

export const listGroupEvents = operation({
  name: 'groups.list-group-events',
  method: 'GET',
  path: '/api/groups/{groupId}/events',
  access: 'anyone',
  summary: 'List the events of a group: coming ones soonest first, or past ones latest first',
  input: z.strictObject({
    groupId: GroupId,
    when: z.enum(['coming', 'past']).default('coming'),
    limit: queryNumber(z.int().min(1).max(EVENT_LIMITS.pageSizeMax).default(EVENT_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(GroupEvent),
  errors: only(GROUP_ERRORS, 'groups.not-found'),
})
