import type { QueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { isFinal, nextOf, type Outgoing, waitAfter } from './outbox-policy.ts'
import type { OutboxStore } from './store-outbox.ts'

interface OutboxOptions<E extends Outgoing> {
  store: OutboxStore<E>
  /** Sends one, and discards it once the server has it. May change it on the way; throws what the server said. */
  deliver: (one: E, cache: QueryClient) => Promise<void>
}

interface Owner {
  userId: string
  cache: QueryClient
}

export interface Outbox<E extends Outgoing> {
  /**
   * From now on what this person does is sent, also what was left over from an earlier visit. Called again for the
   * same person it changes nothing.
   */
  start: (userId: string, cache: QueryClient) => void
  /** The session is over: nothing more is sent, and what is kept goes with everything else on the device. */
  stop: () => void
  /** Sends something as soon as that is possible. Null, and nothing is sent, while nobody has started it. */
  add: (make: (userId: string) => E) => E | null
  change: (id: string, values: Partial<E>) => void
  /** Tries what was refused once more. */
  sendAgain: (one: E) => void
  /** Gives up what was refused, or has not left yet. */
  discard: (one: Pick<E, 'id'>) => void
  /** What is on its way, the first one first. */
  waiting: () => readonly E[]
  useWaiting: () => readonly E[]
}

const boxes = new Set<() => number>()

/** How many wait in all outboxes: signing out would lose them. */
export const countWaiting = (): number => [...boxes].reduce((sum, count) => sum + count(), 0)

/** For what waits elsewhere than in an outbox. @returns it is counted no more */
export function alsoWaiting(count: () => number): () => void {
  boxes.add(count)
  return () => void boxes.delete(count)
}

/** What is kept on the device is a second net: where the browser keeps nothing, sending goes on without it. */
const noteFailure = (error: unknown): void => console.warn('outbox', error)

/**
 * What was done without a connection goes out when the app starts, when the connection is back and when somebody looks
 * at the app again, one after the other in each lane, each once.
 */
export function createOutbox<E extends Outgoing>({ store, deliver }: OutboxOptions<E>): Outbox<E> {
  let owner: Owner | null = null
  let waiting: readonly E[] = []
  /** Ids of what is known to be kept on the device. */
  const persisted = new Set<string>()
  /** Removals from the device that are under way, by id. */
  const removals = new Map<string, Promise<void>>()
  const working = new Set<string>()
  const listeners = new Set<() => void>()
  const sleepers = new Set<() => void>()
  boxes.add(() => waiting.length)

  const show = (next: readonly E[]) => {
    waiting = next
    listeners.forEach((listener) => listener())
  }
  const wake = () => sleepers.forEach((go) => go())
  const wakeWhenSeen = () => document.visibilityState === 'visible' && wake()

  async function keep(one: E): Promise<void> {
    const isPersisted = await store.keep(one).then(
      () => true,
      (error: unknown) => {
        noteFailure(error)
        return false
      },
    )
    if (isPersisted) persisted.add(one.id)
    if (isPersisted !== (one.isPersisted ?? true))
      show(waiting.map((other) => (other.id === one.id ? { ...other, isPersisted } : other)))
  }

  function start(userId: string, cache: QueryClient): void {
    if (owner?.userId === userId && owner.cache === cache) return
    stop()
    const own = { userId, cache }
    owner = own
    addEventListener('online', wake)
    document.addEventListener('visibilitychange', wakeWhenSeen)
    void resume(own).catch(noteFailure)
  }

  async function resume(own: Owner): Promise<void> {
    const left = await store.load(own.userId)
    if (owner !== own) return
    left.forEach(({ id }) => persisted.add(id))
    const known = new Set(waiting.map(({ id }) => id))
    show([...left.filter(({ id }) => !known.has(id)), ...waiting])
    for (const lane of new Set(left.map((one) => one.lane))) void work(lane)
  }

  function stop(): void {
    owner = null
    removeEventListener('online', wake)
    document.removeEventListener('visibilitychange', wakeWhenSeen)
    show([])
    wake()
  }

  function add(make: (userId: string) => E): E | null {
    if (!owner) return null
    const one = make(owner.userId)
    show([...waiting, one])
    void keep(one).finally(() => void work(one.lane))
    return one
  }

  function change(id: string, values: Partial<E>): void {
    const changed = waiting.find((one) => one.id === id)
    if (!changed) return
    const next = { ...changed, ...values }
    show(waiting.map((one) => (one.id === id ? next : one)))
    void keep(next)
  }

  function discard({ id }: Pick<E, 'id'>): void {
    show(waiting.filter((one) => one.id !== id))
    persisted.delete(id)
    const removal = store
      .forget(id)
      .catch(noteFailure)
      .finally(() => removals.delete(id))
    removals.set(id, removal)
  }

  /** One after the other, so that they arrive in the order in which they were done. */
  async function work(lane: string): Promise<void> {
    if (working.has(lane)) return wake()
    working.add(lane)
    const own = owner
    let attempts = 0
    try {
      for (;;) {
        const next = nextOf(waiting, lane)
        if (!next || own === null || owner !== own) return
        try {
          await deliverOnce(next, own)
          attempts = 0
        } catch (error) {
          if (owner !== own) return
          if (isFinal(error)) {
            const { code, status, details } = error
            change(next.id, { failure: { code, status, details } } as Partial<E>)
          } else await sleep(waitAfter(++attempts))
        }
      }
    } finally {
      working.delete(lane)
      // done while this one ended, or by somebody who has signed in since
      if (owner !== null && owner !== own && nextOf(waiting, lane)) void work(lane)
    }
  }

  /** Another tab has the same outbox: only one of them sends, and what is no longer kept the other has sent. */
  async function deliverOnce(one: E, { cache }: Owner): Promise<void> {
    const send = async () => {
      const wasSent = persisted.has(one.id) && !(await store.isPersisted(one.id).catch(() => true))
      if (wasSent) discard(one)
      else await deliver(one, cache)
      // until it is gone from the device the next tab would take it for not sent
      await removals.get(one.id)
    }
    await (hasLocks() ? navigator.locks.request(`outbox ${one.id}`, send) : send())
  }

  function sleep(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const go = () => {
        clearTimeout(timer)
        sleepers.delete(go)
        resolve()
      }
      const timer = setTimeout(go, milliseconds)
      sleepers.add(go)
    })
  }

  const subscribe = (listener: () => void) => {
    listeners.add(listener)
    return () => void listeners.delete(listener)
  }

  return {
    start,
    stop,
    add,
    change,
    sendAgain: ({ id, lane }) => {
      change(id, { failure: null } as Partial<E>)
      void work(lane)
    },
    discard,
    waiting: () => waiting,
    useWaiting: () => useSyncExternalStore(subscribe, () => waiting),
  }
}

/** Pages outside a secure context have none. */
const hasLocks = (): boolean => 'locks' in navigator
