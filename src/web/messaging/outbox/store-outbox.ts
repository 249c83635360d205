import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Outgoing } from './outgoing-policy.ts'

interface Kept extends DBSchema {
  outgoing: { key: string; value: Outgoing }
}

let opened: Promise<IDBPDatabase<Kept>> | null = null

/** Signing out deletes the database, which has to be let go for that. */
function open(): Promise<IDBPDatabase<Kept>> {
  opened ??= openDB<Kept>('mesob-outbox', 1, {
    upgrade: (made) => void made.createObjectStore('outgoing', { keyPath: 'id' }),
    blocking: (_now, _wanted, event) => {
      opened = null
      if (event.target instanceof IDBDatabase) event.target.close()
    },
    terminated: () => {
      opened = null
    },
  }).catch((error: unknown) => {
    opened = null
    throw error
  })
  return opened
}

/** What was not answered before the page was left, in the order in which it was written. */
export async function loadOutgoing(userId: string): Promise<Outgoing[]> {
  const all = await (await open()).getAll('outgoing')
  return all.filter((one) => one.userId === userId).toSorted((one, other) => (one.at < other.at ? -1 : 1))
}

export const keepOutgoing = async (one: Outgoing): Promise<void> =>
  void (await (await open()).put('outgoing', one))

export const forgetOutgoing = async (id: string): Promise<void> => (await open()).delete('outgoing', id)

export const isKept = async (id: string): Promise<boolean> =>
  (await (await open()).getKey('outgoing', id)) !== undefined
