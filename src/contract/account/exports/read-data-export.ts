import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { DataExport } from './data-export.ts'

export const readDataExport = operation({
  name: 'account.read-data-export',
  method: 'GET',
  path: '/api/account/export',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Read how far the latest copy of your data is, and where to download it',
  input: z.strictObject({}),
  output: z.object({ latest: DataExport.nullable() }),
  errors: {},
})
