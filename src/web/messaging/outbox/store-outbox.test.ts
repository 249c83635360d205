import * as inMemory from 'fake-indexeddb'
import { beforeEach, expect, test, vi } from 'vitest'
import { SARA, THREAD } from '#web/messaging/message.fixture.ts'
import { createId } from './create-id.ts'
import type { Outgoing } from './outgoing-policy.ts'

/** A device of its own, and a page that has just been opened. */
beforeEach(() => {
  Object.assign(globalThis, inMemory, { indexedDB: new inMemory.IDBFactory() })
  vi.resetModules()
})
const openStore = () => import('./store-outbox.ts')

const written = (userId: string, second: number): Outgoing => ({
  id: createId(),
  userId,
  threadId: THREAD,
  content: { kind: 'text', text: `At ${second}`, photoIds: [] },
  photos: [],
  quote: null,
  at: new Date(1_780_000_000_000 + second * 1000).toISOString(),
  failure: null,
})

test('what is on its way is found again, in its order, by whoever wrote it', async () => {
  const { forgetOutgoing, isKept, keepOutgoing, loadOutgoing } = await openStore()
  const [late, early, other] = [written(SARA, 2), written(SARA, 1), written('somebody else', 0)]
  for (const one of [late, early, other]) await keepOutgoing(one)
  expect(await loadOutgoing(SARA)).toEqual([early, late])
  await keepOutgoing({ ...early, failure: { code: 'messaging.closed', status: 409, details: null } })
  expect((await loadOutgoing(SARA))[0]?.failure?.code).toBe('messaging.closed')
  await forgetOutgoing(early.id)
  expect([await isKept(early.id), await isKept(late.id)]).toEqual([false, true])
})

test('signing out can delete the database while it is open, and it is made anew', async () => {
  const { keepOutgoing, loadOutgoing } = await openStore()
  const one = written(SARA, 1)
  await keepOutgoing(one)
  await new Promise<void>((done, fail) => {
    const request = indexedDB.deleteDatabase('mesob-outbox')
    request.addEventListener('success', () => done())
    request.addEventListener('error', () => fail(new Error('It is still there.')))
  })
  expect(await loadOutgoing(SARA)).toEqual([])
})
