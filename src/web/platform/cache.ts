import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { CallError } from './call-error.ts'

const FIVE_MINUTES = 5 * 60_000
const ONE_DAY = 24 * 60 * 60_000

/** Server state: five minutes fresh, one retry; a refusal (4xx) is an answer and is not asked again. */
export function createCache(): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => logFailure(query.queryKey, error) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _kept, mutation) => logFailure(mutation.options.mutationKey, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: ONE_DAY,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        refetchOnWindowFocus: false,
      },
    },
  })
}

/**
 * Forgets everything that was answered to a person who is no longer signed in. What is on the screen afterwards, and
 * may be anybody's, is asked for again: clearing the cache would leave it waiting for ever.
 */
export function forgetAnswers(cache: QueryClient): void {
  const queries = cache.getQueryCache()
  for (const query of queries.getAll()) {
    if (query.getObserversCount() === 0) queries.remove(query)
    else query.reset()
  }
  cache.getMutationCache().clear()
  setTimeout(() => void cache.refetchQueries({ type: 'active' }))
}

const isRefusal = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500

/** Only the operation and the code: inputs may hold personal data. */
function logFailure(key: readonly unknown[] | undefined, error: Error): void {
  const name = key?.slice(0, 2).join('.') ?? 'call'
  console.warn(name, error instanceof CallError ? `${error.code} ${error.requestId ?? ''}` : error)
}
