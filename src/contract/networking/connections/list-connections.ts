import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { Connection, CONNECTION_LIMITS } from './connection.ts'

export const listConnections = operation({
  name: 'networking.list-connections',
  method: 'GET',
  path: '/api/connections',
  access: 'signed-in',
  summary: 'List your connections, received requests or sent requests, latest first',
  input: z.strictObject({
    kind: z.enum(['connected', 'asks', 'asked']).default('connected'),
    limit: queryNumber(z.int().min(1).max(CONNECTION_LIMITS.pageSizeMax).default(CONNECTION_LIMITS.pageSize)),
    cursor: Cursor.optional(),
  }),
  output: pageOf(Connection),
  errors: {},
})
