import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { ArticleId } from '#contract/legal/help/article.ts'

export const deleteArticle = operation({
  name: 'staff.delete-article',
  method: 'DELETE',
  path: '/api/staff/help/articles/{articleId}',
  access: 'manager',
  summary: 'Delete a help article; deleted already is fine',
  input: z.strictObject({ articleId: ArticleId }),
  output: z.object({ isDeleted: z.literal(true) }),
  errors: {},
})
