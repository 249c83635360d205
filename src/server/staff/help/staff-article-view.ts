import type { StaffArticle } from '#contract/staff/help/help.ts'
import { type ArticleRow, viewArticle } from '#server/legal/public.ts'

export const viewStaffArticle = (row: ArticleRow): StaffArticle => ({
  ...viewArticle(row),
  isPublished: row.is_published,
  version: row.version,
  at: row.updated_at.toISOString(),
})
