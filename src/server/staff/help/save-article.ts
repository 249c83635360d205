import { isDeepStrictEqual } from 'node:util'
import { HELP_LIMITS } from '#contract/legal/help/article.ts'
import type { ArticleChange, StaffArticle } from '#contract/staff/help/help.ts'
import {
  type ArticleRow,
  changeArticle,
  countArticles,
  insertArticle,
  lockArticle,
} from '#server/legal/public.ts'
import { writeEvents } from '#server/moderation/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction, type Tx } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { viewStaffArticle } from './staff-article-view.ts'

/**
 * Sent again after its answer was lost, it is the same change.
 * @throws AppError staff.article-stale, staff.too-many-articles
 */
export function saveArticle(
  { db, clock }: Pick<Platform, 'db' | 'clock'>,
  { userId }: Member,
  change: ArticleChange,
): Promise<StaffArticle> {
  const at = clock.now()
  return inTransaction(db, async (tx) => {
    const row = rowOf(change, at)
    const before = await lockArticle(tx, change.articleId)
    if (before && isSame(before, row)) return viewStaffArticle(before)
    const saved = before ? await update(tx, before, row) : await insert(tx, row)
    await writeEvents(tx, [{ at, actorId: userId, action: 'save_article', note: saved.question_en }])
    return viewStaffArticle(saved)
  })
}

const isSame = ({ updated_at: _before, ...one }: ArticleRow, { updated_at: _now, ...other }: ArticleRow) =>
  isDeepStrictEqual(one, other)

async function update(tx: Tx, before: ArticleRow, row: ArticleRow): Promise<ArticleRow> {
  if (before.version + 1 !== row.version) throw new AppError('staff.article-stale')
  return changeArticle(tx, row)
}

async function insert(tx: Tx, row: ArticleRow): Promise<ArticleRow> {
  // somebody deleted it meanwhile
  if (row.version > 1) throw new AppError('staff.article-stale')
  if ((await countArticles(tx)) >= HELP_LIMITS.total)
    throw new AppError('staff.too-many-articles', { limit: HELP_LIMITS.total })
  const made = await insertArticle(tx, row)
  if (!made) throw new AppError('staff.article-stale')
  return made
}

const rowOf = ({ articleId, topic, en, am, isPublished, version }: ArticleChange, at: Date): ArticleRow => ({
  id: articleId,
  topic,
  question_en: en.question,
  answer_en: en.answer,
  question_am: am.question,
  answer_am: am.answer,
  is_published: isPublished,
  version: version + 1,
  updated_at: at,
})
