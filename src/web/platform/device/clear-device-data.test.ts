import { readFileSync, globSync } from 'node:fs'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { clearDeviceData } from './clear-device-data.ts'
import { registerDatabase } from './database-names.ts'

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
  await clearDeviceData()
  expect(await names()).toEqual([])
  expect({ ...localStorage }).toEqual({ theme: 'dark', calendar: 'both' })
})

test('a database that another page holds open is not waited for, and goes when that page lets go', async () => {
  const held = await opened('mesob-messages')
  await clearDeviceData()
  held.close()
  await expect.poll(names).toEqual([])
})

test('in a browser that does not list its databases, all go that were ever opened, but for what waits', async () => {
  for (const name of ['answers', 'photos-to-send']) {
    registerDatabase(name)
    ;(await opened(name)).close()
  }
  const list = indexedDB.databases.bind(indexedDB)
  const { deleteDatabase } = indexedDB
  Object.assign(globalThis, { indexedDB: { deleteDatabase: deleteDatabase.bind(indexedDB) } })
  await clearDeviceData(['waiting'])
  expect((await list()).map(({ name }) => name)).toEqual(['photos-to-send'])
  await clearDeviceData()
  expect(await list()).toEqual([])
})

test('whoever opens a database registers its name first', () => {
  const openers = globSync('src/web/**/*.ts')
    .filter((path) => !path.endsWith('.test.ts'))
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))
    .filter(({ text }) => /\bopenDB[<(]/.test(text))
  expect(openers.length).toBeGreaterThan(1)
  expect(openers.filter(({ text }) => !text.includes('registerDatabase(')).map(({ path }) => path)).toEqual(
    [],
  )
})

test('what fails is noted, and the rest goes all the same', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  for (const name of ['messages', 'answers']) (await opened(name)).close()
  const erase = indexedDB.deleteDatabase.bind(indexedDB)
  vi.spyOn(indexedDB, 'deleteDatabase').mockImplementation((name) => {
    if (name === 'messages') throw new DOMException('refused', 'SecurityError')
    return erase(name)
  })
  vi.stubGlobal('caches', { keys: () => Promise.reject(new Error('no caches')) })
  await clearDeviceData()
  vi.unstubAllGlobals()
  expect(await names()).toEqual(['messages'])
  expect(warned).toHaveBeenCalledTimes(2)
  warned.mockRestore()
})

test('of what the service worker kept only the code of the app stays', async () => {
  const stored = new Set(['code-shell', 'code-files', 'pictures', 'answers'])
  vi.stubGlobal('caches', {
    keys: () => Promise.resolve([...stored]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  })
  await clearDeviceData()
  vi.unstubAllGlobals()
  expect([...stored]).toEqual(['code-shell', 'code-files'])
})
