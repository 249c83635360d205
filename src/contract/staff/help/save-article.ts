import { only, operation } from '#contract/kit/operation.ts'
import { STAFF_ERRORS } from '#contract/staff/staff-errors.ts'
import { ArticleChange, StaffArticle } from './help.ts'

export const saveArticle = operation({
  name: 'staff.save-article',
  method: 'PUT',
  path: '/api/staff/help/articles/{articleId}',
  access: 'manager',
  summary: 'Write a help article in both languages, or change one; as a draft only staff see it',
  input: ArticleChange,
  output: StaffArticle,
  errors: only(STAFF_ERRORS, 'staff.article-stale', 'staff.too-many-articles'),
})
