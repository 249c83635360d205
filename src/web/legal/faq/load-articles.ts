import { useQuery } from '@tanstack/react-query'
import { listArticles } from '#contract/legal/help/list-articles.ts'
import type { HelpArticle } from '#contract/legal/help/article.ts'
import { api } from '#web/platform/call/api.ts'

const NONE: readonly HelpArticle[] = []

/** Answers that staff wrote. Those that come with the app are read without them where there is no connection. */
export function useArticles({ isNeeded = true } = {}): readonly HelpArticle[] {
  const { data } = useQuery({ ...api(listArticles).queryOptions({}), staleTime: 300_000, enabled: isNeeded })
  return data?.items ?? NONE
}
