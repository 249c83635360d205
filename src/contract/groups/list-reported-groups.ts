import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { QueuedReport } from '#contract/safety/report.ts'
import { GroupId } from './group.ts'

export const GroupReport = QueuedReport.extend({
  /** The group as it is now; null where it is gone. */
  group: z.object({ id: GroupId, title: z.string(), isArchived: z.boolean() }).nullable(),
  /** Its title and description when it was reported, whatever became of them since. */
  asReported: z.string(),
})
export type GroupReport = z.infer<typeof GroupReport>

export const listReportedGroups = operation({
  name: 'groups.list-reported-groups',
  method: 'GET',
  path: '/api/group-reports',
  access: 'manager',
  summary: 'List open reports about groups, longest waiting first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(GroupReport) }),
  errors: {},
})
