import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { HelpArticle } from './article.ts'

export const listArticles = operation({
  name: 'legal.list-articles',
  method: 'GET',
  path: '/api/help/articles',
  access: 'anyone',
  summary: 'List the published help articles that staff wrote, latest first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(HelpArticle) }),
  errors: {},
})
