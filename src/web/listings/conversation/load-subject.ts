import { useQuery } from '@tanstack/react-query'
import { ListingSubject, listSubjects } from '#contract/listings/conversation/list-subjects.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { THREAD_LIMITS } from '#contract/messaging/threads/thread.ts'
import { api, persistAs } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'

export const subjectKey = (id: string | null) => [...api(listSubjects).key(), id] as const

const PERSISTED = persistAs({
  kind: 'row',
  fits: (subject) => ListingSubject.nullable().safeParse(subject).success,
})

/**
 * The listing that a conversation of one's own is about, also when it has ended; null when it is gone, undefined
 * while it is looked up. However many are shown at once, the server is asked once.
 */
export function useListingSubject(id: string | null): ListingSubject | null | undefined {
  const { data } = useQuery({
    queryKey: subjectKey(id),
    queryFn: () => loadSubject(ListingId.parse(id)),
    enabled: id !== null,
    ...PERSISTED,
  })
  return id === null ? null : data
}

interface Waiting {
  id: ListingId
  done: (subject: ListingSubject | null) => void
  fail: (reason: unknown) => void
}

let waiting: Waiting[] = []

function loadSubject(id: ListingId): Promise<ListingSubject | null> {
  return new Promise((done, fail) => {
    waiting.push({ id, done, fail })
    if (waiting.length === 1) setTimeout(askForAll)
  })
}

function askForAll(): void {
  const asked = waiting
  waiting = []
  for (let from = 0; from < asked.length; from += THREAD_LIMITS.pageSizeMax)
    void askFor(asked.slice(from, from + THREAD_LIMITS.pageSizeMax))
}

async function askFor(asked: readonly Waiting[]): Promise<void> {
  try {
    const ids = [...new Set(asked.map(({ id }) => id))]
    const { items } = await call(listSubjects, { ids })
    for (const { id, done } of asked) done(items.find((subject) => subject.id === id) ?? null)
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}
