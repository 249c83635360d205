import type { HelpArticle } from '#contract/legal/help/article.ts'
import type { Platform } from '#server/platform/platform.ts'
import { findPublishedArticles } from './article-store.ts'
import { viewArticle } from './article-view.ts'

export async function listArticles({ db }: Pick<Platform, 'db'>): Promise<{ items: HelpArticle[] }> {
  return { items: (await findPublishedArticles(db)).map(viewArticle) }
}
