import { expect, test, vi } from 'vitest'
import { setTransport } from '#web/platform/call/call.ts'
import { reloadFresh } from './reload-fresh.ts'

test.each([
  ['with a connection code that was kept goes', () => Promise.resolve(new Response()), ['code-files']],
  ['while the server is not ready it stays', () => Promise.resolve(new Response(null, { status: 503 })), []],
  ['without one it stays', () => Promise.reject(new TypeError('no connection')), []],
])('%s, and the page is loaded anew', async (_, fetch, dropped) => {
  const gone: string[] = []
  const reload = vi.fn<() => void>()
  vi.stubGlobal('caches', { delete: (name: string) => Promise.resolve(gone.push(name)) })
  vi.stubGlobal('location', { reload, origin: location.origin, href: location.href })
  setTransport({ fetch })
  await reloadFresh()
  expect(gone).toEqual(dropped)
  expect(reload).toHaveBeenCalledOnce()
})
