import { listArticles as listArticlesOperation } from '#contract/legal/help/list-articles.ts'
import { rateAnswer as rateAnswerOperation } from '#contract/legal/help/rate-answer.ts'
import type { Platform } from '#server/platform/platform.ts'
import { type Route, route } from '#server/platform/route.ts'
import { listArticles } from './help/list-articles.ts'
import { rateAnswer } from './help/rate-answer.ts'

export const legalRoutes = (platform: Platform): Route[] => [
  route(listArticlesOperation)(() => listArticles(platform)),
  route(rateAnswerOperation)((input) => rateAnswer(platform, input)),
]
