import { ArticleId, type HelpArticle, HelpTopic } from '#contract/legal/help/article.ts'
import type { ArticleRow } from './article-store.ts'

export const viewArticle = (row: ArticleRow): HelpArticle => ({
  id: ArticleId.parse(row.id),
  topic: HelpTopic.parse(row.topic),
  en: { question: row.question_en, answer: row.answer_en },
  am: { question: row.question_am, answer: row.answer_am },
})
