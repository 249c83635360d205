import { DAY_MS } from '#contract/kit/duration.ts'
import { AnswerId } from '#contract/legal/help/article.ts'
import { type AnswerRating, RATED_DAYS, type StaffArticle } from '#contract/staff/help/help.ts'
import { findArticles, findRatings } from '#server/legal/public.ts'
import type { Platform } from '#server/platform/platform.ts'
import { viewStaffArticle } from './staff-article-view.ts'

export async function listHelp({ db, clock }: Pick<Platform, 'db' | 'clock'>): Promise<{
  articles: StaffArticle[]
  ratings: AnswerRating[]
}> {
  const since = new Date(clock.now().getTime() - RATED_DAYS * DAY_MS)
  const [articles, ratings] = await Promise.all([findArticles(db), findRatings(db, since)])
  return {
    articles: articles.map(viewStaffArticle),
    // an answer that an older version of the app had is rated no more
    ratings: ratings.flatMap(({ answer, ...counts }) => {
      const known = AnswerId.safeParse(answer).data
      return known === undefined ? [] : { answer: known, ...counts }
    }),
  }
}
