import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { LogAction } from '#contract/moderation/log-entry.ts'
import { UserId } from '#contract/profiles/profile.ts'
import { LogRow } from './log-row.ts'

export const LOG_PAGE = 50

export const listLog = operation({
  name: 'staff.list-log',
  method: 'GET',
  path: '/api/staff/log',
  access: 'admin',
  summary: 'List what staff and the machine did, latest first',
  input: z.strictObject({
    action: LogAction.optional(),
    personId: UserId.optional(),
    actorId: UserId.optional(),
    cursor: Cursor.optional(),
  }),
  output: pageOf(LogRow),
  errors: {},
})
