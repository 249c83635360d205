import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createOutbox } from './outbox.ts'
import type { Outgoing } from './outbox-policy.ts'
import type { OutboxStore } from './store-outbox.ts'

const SARA = 'sara'
const HEART: Outgoing = { id: 'heart', userId: SARA, lane: 'krar', at: '2026-11-26T10:00:00Z', failure: null }

/** What two tabs share: a device that is slow to remove, and locks that are had one after the other. */
function sharedDevice(): OutboxStore<Outgoing> {
  const rows = new Map([[HEART.id, HEART]])
  const slowly = () => new Promise((done) => setTimeout(done, 20))
  return {
    load: () => Promise.resolve([...rows.values()]),
    keep: async (one) => void rows.set(one.id, one),
    forget: async (id) => void (await slowly(), rows.delete(id)),
    isPersisted: async (id) => rows.has(id),
  }
}

beforeEach(() => {
  let turns: Promise<unknown> = Promise.resolve()
  const request = (_: string, work: () => Promise<unknown>) => (turns = turns.then(work))
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true })
})
afterEach(() => void Reflect.deleteProperty(navigator, 'locks'))

test('what waits in two tabs is sent by one of them', async () => {
  const store = sharedDevice()
  const sent: string[] = []
  const openTab = (name: string) => {
    const box = createOutbox<Outgoing>({
      store,
      async deliver(one) {
        sent.push(name)
        box.discard(one)
      },
    })
    box.start(SARA, new QueryClient())
    return box
  }
  const tabs = [openTab('first'), openTab('second')]
  await store.load(SARA)
  expect(tabs.flatMap((box) => box.waiting())).toEqual([HEART, HEART])
  await vi.waitFor(() => expect(tabs.flatMap((box) => box.waiting())).toEqual([]))
  expect(sent).toHaveLength(1)
  for (const box of tabs) box.stop()
})
