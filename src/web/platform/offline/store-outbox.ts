import type { DBSchema } from 'idb'
import { deviceStore } from '#web/platform/device/device-store.ts'
import type { Outgoing } from './outbox-policy.ts'

interface Schema<E extends Outgoing> extends DBSchema {
  outgoing: { key: string; value: E }
}

/** Where an outbox survives the page. Each has a database of its own, which signing out deletes. */
export interface OutboxStore<E extends Outgoing> {
  /** What was not answered before the page was left, in the order in which it was done. */
  load: (userId: string) => Promise<E[]>
  keep: (one: E) => Promise<void>
  forget: (id: string) => Promise<void>
  isPersisted: (id: string) => Promise<boolean>
}

export function outboxStore<E extends Outgoing>(name: string): OutboxStore<E> {
  const open = deviceStore<Schema<Outgoing>>(
    name,
    (made) => void made.createObjectStore('outgoing', { keyPath: 'id' }),
  )
  return {
    load: async (userId) => {
      const all = (await (await open()).getAll('outgoing')) as E[]
      return all.filter((one) => one.userId === userId).toSorted((one, other) => (one.at < other.at ? -1 : 1))
    },
    keep: async (one) => void (await (await open()).put('outgoing', one)),
    forget: async (id) => (await open()).delete('outgoing', id),
    isPersisted: async (id) => (await (await open()).getKey('outgoing', id)) !== undefined,
  }
}
