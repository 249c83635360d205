import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { AnswerRating, StaffArticle } from './help.ts'

export const listHelp = operation({
  name: 'staff.list-help',
  method: 'GET',
  path: '/api/staff/help',
  access: 'manager',
  summary:
    'List help articles, drafts too, and the answers that readers rated, those that helped least first',
  input: z.strictObject({}),
  output: z.object({ articles: z.array(StaffArticle), ratings: z.array(AnswerRating) }),
  errors: {},
})
