import {
  MutationCache,
  type Query,
  QueryCache,
  QueryClient,
  type QueryFunction,
  type QueryFunctionContext,
} from '@tanstack/react-query'
import { CallError } from './call-error.ts'
import type { PersistPolicy } from './query-persistence.ts'

const FIVE_MINUTES = 5 * 60_000
const ONE_DAY = 24 * 60 * 60_000

/** Server state: five minutes fresh, one retry; a refusal (4xx) is an answer and is not asked again. */
export function createCache(): QueryClient {
  const queryCache = new QueryCache({
    onError: (error, query) => {
      logFailure(query.queryKey, error)
      if (query.state.data !== undefined) void dropRefused(query as Query, error)
    },
  })
  queryCache.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || event.action.manual !== true) return
    const query = event.query as Query
    const keeping = keepingOf(query)
    if (keeping)
      void loadPersistence().then(
        ({ persistWritten }) => persistWritten(query, keeping),
        () => undefined,
      )
  })
  return new QueryClient({
    queryCache,
    mutationCache: new MutationCache({
      onError: (error, _input, _kept, mutation) => logFailure(mutation.options.mutationKey, error),
    }),
    defaultOptions: {
      queries: {
        staleTime: FIVE_MINUTES,
        gcTime: ONE_DAY,
        retry: (failures, error) => failures < 1 && !isRefusal(error),
        refetchOnWindowFocus: false,
        persister: orStored,
      },
    },
  })
}

const loadPersistence = () => import('./query-persistence.ts')

const keepingOf = ({ meta }: Query) => meta?.['kept'] as PersistPolicy | undefined

/** Nobody waits for the code that keeps answers: one that comes before it is there is kept afterwards. */
function orStored<T>(ask: QueryFunction<T>, context: QueryFunctionContext, query: Query): Promise<T> {
  const asked = Promise.resolve(ask(context))
  const keeping = keepingOf(query)
  if (!keeping) return asked
  const late = loadPersistence().then(
    ({ fetchPersisted }) => fetchPersisted(asked, query, keeping),
    () => asked,
  )
  return new Promise((resolve, reject) => {
    asked.then(resolve, () => late.catch(reject))
    late.then(resolve, () => undefined)
  })
}

/** A listing that was taken down is not shown any longer because it was once read. */
async function dropRefused(query: Query, error: Error): Promise<void> {
  const { isRefused, refuse } = await loadPersistence()
  if (isRefused(error) && query.state.error === error) refuse(query, error)
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
  loadPersistence()
    .then(({ clearPersisted }) => clearPersisted())
    .catch((error: unknown) => console.warn('answers', error))
  setTimeout(() => void cache.refetchQueries({ type: 'active' }))
}

const isRefusal = (error: Error): boolean =>
  error instanceof CallError && error.status >= 400 && error.status < 500

/** Only the operation and the code: inputs may hold personal data. */
function logFailure(key: readonly unknown[] | undefined, error: Error): void {
  const name = key?.slice(0, 2).join('.') ?? 'call'
  console.warn(name, error instanceof CallError ? `${error.code} ${error.requestId ?? ''}` : error)
}
