import { dropPushes } from './service-worker.ts'

/** What belongs to the device and not to the person, so it outlives a sign-out. */
const DEVICE_KEYS = ['language', 'theme', 'calendar', 'clock', 'numerals', 'units', 'haptics', 'low-data']

/** Caches of the service worker that hold the app's code and nothing of anybody. */
const CODE_CACHE = /^code-/

/**
 * Forgets everything that this browser kept of a person: local storage but for the device's own preferences,
 * databases, answers that were kept for the time without a connection, and pushes. What fails is noted, and the rest goes on.
 */
export async function emptyDevice(): Promise<void> {
  const kept = DEVICE_KEYS.map((key) => [key, localStorage.getItem(key)] as const)
  localStorage.clear()
  for (const [key, value] of kept) if (value !== null) localStorage.setItem(key, value)
  await Promise.all([deleteDatabases(), deleteCaches(), dropPushes()]).catch((error: unknown) => {
    console.warn('sign-out', error)
  })
}

async function deleteDatabases(): Promise<void> {
  if (!('indexedDB' in globalThis)) return
  const names = (await indexedDB.databases()).flatMap(({ name }) => name ?? [])
  await Promise.all(names.map(deleteDatabase))
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
  await Promise.all(names.map((name) => caches.delete(name)))
}
