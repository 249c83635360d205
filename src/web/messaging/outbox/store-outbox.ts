import type { DBSchema } from 'idb'
import { deviceStore } from '#web/platform/device-store.ts'
import type { Outgoing } from './outgoing-policy.ts'

interface Kept extends DBSchema {
  outgoing: { key: string; value: Outgoing }
}

const open = deviceStore<Kept>(
  'mesob-outbox',
  (made) => void made.createObjectStore('outgoing', { keyPath: 'id' }),
)

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
