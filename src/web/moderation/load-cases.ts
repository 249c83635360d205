import { type InfiniteData, type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import type { z } from 'zod'
import type { CaseId } from '#contract/moderation/cases/case.ts'
import { countCases } from '#contract/moderation/cases/count-cases.ts'
import { listCases } from '#contract/moderation/cases/list-cases.ts'
import { readCase } from '#contract/moderation/cases/read-case.ts'
import { api } from '#web/platform/call/api.ts'
import type { CaseSearch } from './case-search-policy.ts'

type Page = z.output<typeof ListOutput>
const ListOutput = listCases['~orpc'].outputSchema as z.ZodType<{
  items: { id: CaseId }[]
  nextCursor: string | null
}>

/** Cases by priority and age, as the filters have them. */
export const useCases = ({ queue, filter, escalated }: CaseSearch) =>
  useInfiniteQuery({
    ...api(listCases).infiniteOptions((cursor) => ({
      ...(queue && { queue }),
      ...(filter && { filter }),
      ...(escalated && { state: 'escalated' as const }),
      ...(cursor !== undefined && { cursor }),
    })),
    staleTime: 0,
  })

export const useCounts = () => useQuery({ ...api(countCases).queryOptions({}), staleTime: 0 })

/** Read anew each time it is opened: what came up since has to be seen. */
const oneCase = (caseId: CaseId) => ({
  ...api(readCase).queryOptions({ caseId }),
  staleTime: 5000,
  gcTime: 60_000,
})
export const useCase = (caseId: CaseId) => useQuery(oneCase(caseId))

/** The next one is there when it is asked for. */
export const loadAheadCase = (cache: QueryClient, caseId: CaseId): void =>
  void cache.prefetchQuery(oneCase(caseId))

/** Takes cases out of every list that is shown. */
export function dropFromLists(cache: QueryClient, ids: readonly CaseId[]): void {
  cache.setQueriesData<InfiniteData<Page>>(
    { queryKey: [...api(listCases).key(), 'pages'] },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({
          ...page,
          items: page.items.filter(({ id }) => !ids.includes(id)),
        })),
      },
  )
}

/** Lists, counts and cases are read again. */
export const refreshCases = (cache: QueryClient): Promise<void> =>
  cache.invalidateQueries({ queryKey: ['moderation'] })
