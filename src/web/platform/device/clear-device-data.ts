import { databaseNames, isWaitingDatabase, NAMES_KEY } from './database-names.ts'
import { deviceText } from './device-text.ts'
import { dropPushes } from '#web/platform/offline/service-worker.ts'
import { SESSION_KEY } from '#web/platform/session/session-store.ts'

/** What belongs to the device and not to the person, so it outlives a sign-out. */
const DEVICE_KEYS = ['language', 'theme', 'calendar', 'clock', 'numerals', 'units', 'haptics', 'low-data']

/** Whose device it is: kept while anything of them is. */
export const OWNER_KEY = 'device-owner'

/**
 * What may be retained. What waits to be sent says whose it is: drafts by their names, entries of the databases
 * by themselves, and nobody else's session sends or shows it.
 */
const RETAINED = {
  /** A session is coming in: what it needs, and where it is going. */
  session: (key: string) => key.startsWith(SESSION_KEY) || key === 'auth-return',
  waiting: (key: string) => key.startsWith('draft:') || key === OWNER_KEY || key === NAMES_KEY,
} as const
export type Retained = keyof typeof RETAINED

/** Caches of the service worker that hold the app's code and nothing of anybody. */
const CODE_CACHE = /^code-/

/**
 * Forgets everything that this browser kept of a person: local storage but for the device's own preferences,
 * databases, answers that were kept for the time without a connection, and pushes. What fails is noted, and the rest
 * goes on.
 */
export async function clearDeviceData(retained: readonly Retained[] = []): Promise<void> {
  const stays = (key: string) => DEVICE_KEYS.includes(key) || retained.some((kind) => RETAINED[kind](key))
  const isRetained = (name: string) => retained.includes('waiting') && isWaitingDatabase(name)
  // databases first: the names of those that were opened are local storage too
  const databases = deleteDatabases(isRetained)
  for (const key of deviceText.keys()) if (!stays(key)) deviceText.remove(key)
  await allSettled([databases, deleteCaches(), dropPushes()])
}

async function allSettled(tasks: readonly Promise<unknown>[]): Promise<void> {
  for (const outcome of await Promise.allSettled(tasks))
    if (outcome.status === 'rejected') console.warn('sign-out', outcome.reason)
}

async function deleteDatabases(isRetained: (name: string) => boolean): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const names = await databaseNames()
  await allSettled(names.filter((name) => !isRetained(name)).map(deleteDatabase))
}

/** One that another page still has open goes when that page lets go of it; nobody waits for that. */
function deleteDatabase(name: string): Promise<void> {
  return new Promise((done, fail) => {
    const request = indexedDB.deleteDatabase(name)
    request.addEventListener('success', () => done())
    request.addEventListener('blocked', () => done())
    request.addEventListener('error', () => fail(request.error ?? new Error(`${name} was not deleted.`)))
  })
}

/** Pages outside a secure context have no caches. */
async function deleteCaches(): Promise<void> {
  if (!('caches' in globalThis)) return
  const names = (await caches.keys()).filter((name) => !CODE_CACHE.test(name))
  await allSettled(names.map((name) => caches.delete(name)))
}
