import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { emptyDevice } from './empty-device.ts'

beforeEach(async () => {
  const inMemory = await import('fake-indexeddb')
  Object.assign(globalThis, { indexedDB: new inMemory.IDBFactory() })
})
afterEach(() => {
  Reflect.deleteProperty(globalThis, 'indexedDB')
})

const opened = (name: string) =>
  new Promise<IDBDatabase>((done, fail) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => done(request.result))
    request.addEventListener('error', () => fail(request.error ?? new Error(name)))
  })
const names = async () => (await indexedDB.databases()).map(({ name }) => name)

test('what was kept of a person is gone when it is done, the preferences of the device stay', async () => {
  localStorage.setItem('theme', 'dark')
  localStorage.setItem('calendar', 'both')
  localStorage.setItem('draft', 'words')
  for (const name of ['mesob-messages', 'mesob-outbox']) (await opened(name)).close()
  await emptyDevice()
  expect(await names()).toEqual([])
  expect({ ...localStorage }).toEqual({ theme: 'dark', calendar: 'both' })
})

test('a database that another page holds open is not waited for, and goes when that page lets go', async () => {
  const held = await opened('mesob-messages')
  await emptyDevice()
  held.close()
  await expect.poll(names).toEqual([])
})

test('of what the service worker kept only the code of the app stays', async () => {
  const kept = new Set(['code-shell', 'code-files', 'pictures', 'answers'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...kept]),
    delete: (name: string) => Promise.resolve(kept.delete(name)),
  })
  await emptyDevice()
  vi.unstubAllGlobals()
  expect([...kept]).toEqual(['code-shell', 'code-files'])
})
