import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { ACCOUNT_ERRORS } from '#contract/account/account-errors.ts'
import { INTERFACE_LANGUAGES } from '#contract/language/language.ts'
import { DataExport } from './data-export.ts'

export const requestDataExport = operation({
  name: 'account.request-data-export',
  method: 'POST',
  path: '/api/account/export',
  access: 'signed-in',
  whileSuspended: true,
  summary: 'Request a copy of all your data, once a day; asked again while it is built, it is the same one',
  /** The language of the page to read. */
  input: z.strictObject({ language: z.enum(INTERFACE_LANGUAGES) }),
  output: z.object({ latest: DataExport }),
  errors: only(ACCOUNT_ERRORS, 'account.export-too-soon'),
})
