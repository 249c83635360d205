import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { Cursor, pageOf } from '#contract/kit/paging.ts'
import { CaseCard, CaseState, Queue } from './case.ts'
import { SubjectKind } from '#contract/moderation/subject.ts'

export const CASES_PAGE = 30

/** What stands out in a row, and can be asked for alone. */
export const CASE_FILTERS = ['reported', 'new_here', 'priced_below', 'hidden'] as const
export const CaseFilter = z.enum(CASE_FILTERS)
export type CaseFilter = z.infer<typeof CaseFilter>

export const listCases = operation({
  name: 'moderation.list-cases',
  method: 'GET',
  path: '/api/moderation/cases',
  access: 'manager',
  summary: 'List cases that await a decision by priority and age, without those about the reader',
  input: z.strictObject({
    queue: Queue.optional(),
    state: CaseState.exclude(['closed']).optional(),
    kind: SubjectKind.optional(),
    filter: CaseFilter.optional(),
    cursor: Cursor.optional(),
  }),
  output: pageOf(CaseCard),
  errors: {},
})
