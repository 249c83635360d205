import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import { registerDatabase } from './database-names.ts'

/**
 * A database of this device, opened when it is first wanted. Signing out deletes it, also in another tab, so it is
 * let go for that; a failed opening is tried again.
 */
export function deviceStore<Schema extends DBSchema>(
  name: string,
  build: (made: IDBPDatabase<Schema>) => void,
): () => Promise<IDBPDatabase<Schema>> {
  let opened: Promise<IDBPDatabase<Schema>> | null = null
  return () => {
    if (opened === null) registerDatabase(name)
    opened ??= openDB<Schema>(name, 1, {
      upgrade: build,
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
}
