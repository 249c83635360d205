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

    mutationOptions: () =>
      mutationOptions<Out, Failure, In>({
        mutationKey: key,
        mutationFn: (input) => call(operation, input),
      }),
  }
}

function nextCursorOf(page: unknown): string | undefined {
  if (typeof page !== 'object' || page === null || !('nextCursor' in page)) return undefined
  return typeof page.nextCursor === 'string' ? page.nextCursor : undefined
}
