import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
} from '@tanstack/react-query'
import type { z } from 'zod'
import type { Access } from '#contract/kit/access.ts'
import type { ErrorTable } from '#contract/kit/errors.ts'
import type { Operation } from '#contract/kit/operation.ts'
import type { CallError } from './call-error.ts'
import { call } from './call.ts'
import type { PersistPolicy, PersistedKind } from './query-persistence.ts'

/**
 * Options for useQuery, useInfiniteQuery and useMutation.
 * Keys are [feature, verb-noun, input], so invalidateQueries({ queryKey: ['listings'] }) matches a feature.
 */
export function api<A extends Access, I extends z.ZodType, O extends z.ZodType, E extends ErrorTable>(
  operation: Operation<A, I, O, E>,
) {
  type In = z.input<I>
  type Out = z.output<O>
  type Failure = CallError<keyof E & string>
  const key = operation['~orpc'].meta.name.split('.')

  return {
    /** The key of one query; of all queries of this operation when the input is left out. */
    key: (input?: In): QueryKey => (input === undefined ? key : [...key, input]),

    queryOptions: (input: In) =>
      queryOptions<Out, Failure>({
        queryKey: [...key, input],
        queryFn: ({ signal }) => call(operation, input, { signal }),
      }),

    /** Pages by cursor: `input` builds the input of a page, the answer names the next one. */
    infiniteOptions: (input: (cursor: string | undefined) => In) =>
      infiniteQueryOptions<Out, Failure, InfiniteData<Out, string | undefined>, QueryKey, string | undefined>(
        {
          queryKey: [...key, 'pages', input(undefined)],
          initialPageParam: undefined,
          queryFn: ({ signal, pageParam }) => call(operation, input(pageParam), { signal }),
          getNextPageParam: (last) => nextCursorOf(last),
        },
      ),

    /** To be added to the options of a query whose answer can be read without a connection too. */
    kept: (kind: PersistedKind) => {
      const fits = (answer: unknown) => operation['~orpc'].outputSchema?.safeParse(answer).success ?? false
      return persistAs({ kind, fits: (kept) => (isPages(kept) ? kept.pages.every(fits) : fits(kept)) })
    },

    mutationOptions: () =>
      mutationOptions<Out, Failure, In>({
        mutationKey: key,
        mutationFn: (input) => call(operation, input),
      }),
  }
}

/** Persistence of a query that is not the answer of one operation. */
export const persistAs = (keeping: PersistPolicy) =>
  ({
    meta: { kept: keeping },
    // asked without a connection too: then what is kept is the answer
    networkMode: 'always',
    refetchOnReconnect: 'always',
  }) as const

const isPages = (answer: unknown): answer is { pages: unknown[] } =>
  typeof answer === 'object' && answer !== null && 'pages' in answer && Array.isArray(answer.pages)

function nextCursorOf(page: unknown): string | undefined {
  if (typeof page !== 'object' || page === null || !('nextCursor' in page)) return undefined
  return typeof page.nextCursor === 'string' ? page.nextCursor : undefined
}
