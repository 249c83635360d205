import * as inMemory from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Outgoing } from './outbox-policy.ts'

const SARA = 'sara'

/** A device of its own, and a page that has just been opened. */
beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  vi.resetModules()
})
const openStore = async () => (await import('./store-outbox.ts')).outboxStore<Outgoing>('to-send')

const written = (userId: string, second: number): Outgoing => ({
  id: `${userId} ${second}`,
  userId,
  lane: 'lane',
  at: new Date(1_780_000_000_000 + second * 1000).toISOString(),
  failure: null,
})

test('what is on its way is found again, in its order, by whoever wrote it', async () => {
  const { forget, isPersisted, keep, load } = await openStore()
  const [late, early, other] = [written(SARA, 2), written(SARA, 1), written('somebody else', 0)]
  for (const one of [late, early, other]) await keep(one)
  expect(await load(SARA)).toEqual([early, late])
  await keep({ ...early, failure: { code: 'messaging.closed', status: 409, details: null } })
  expect((await load(SARA))[0]?.failure?.code).toBe('messaging.closed')
  await forget(early.id)
  expect([await isPersisted(early.id), await isPersisted(late.id)]).toEqual([false, true])
})

test('signing out can delete the database while it is open, and it is made anew', async () => {
  const { keep, load } = await openStore()
  const one = written(SARA, 1)
  await keep(one)
  await new Promise<void>((done, fail) => {
    const request = indexedDB.deleteDatabase('to-send')
    request.addEventListener('success', () => done())
    request.addEventListener('error', () => fail(new Error('It is still there.')))
  })
  expect(await load(SARA)).toEqual([])
})
