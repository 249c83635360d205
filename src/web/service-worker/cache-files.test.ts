import { beforeEach, expect, test, vi } from 'vitest'
import { answerPage } from './answer-page.ts'
import { dropFormerFiles, FILES, cacheFetched, trim } from './cache-files.ts'

const SITE = 'https://mesob.example'

/** Caches in memory; each holds its entries in the order in which they came. */
function memoryCaches() {
  const all = new Map<string, Map<string, Response>>()
  const urlOf = (request: RequestInfo) => (typeof request === 'string' ? request : request.url)
  const open = (name: string) => {
    const cached = all.get(name) ?? new Map<string, Response>()
    all.set(name, cached)
    return Promise.resolve({
      keys: () => Promise.resolve([...cached.keys()].map((url) => new Request(url))),
      put: (request: RequestInfo, answer: Response) =>
        Promise.resolve(void cached.set(urlOf(request), answer)),
      delete: (request: RequestInfo) => Promise.resolve(cached.delete(urlOf(request))),
    })
  }
  const keys = () => Promise.resolve([...all.keys()])
  const names = (name: string) => [...(all.get(name)?.keys() ?? [])].map((url) => new URL(url).pathname)
  return { caches: { open, keys }, names }
}

const fetched: string[] = []
let memory = memoryCaches()

beforeEach(() => {
  memory = memoryCaches()
  fetched.length = 0
  vi.stubGlobal('caches', memory.caches)
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(new URL(url).pathname)
    if (url.includes('lost')) return Promise.reject(new TypeError('no network'))
    return Promise.resolve(new Response('code', { status: url.includes('gone') ? 404 : 200 }))
  })
})

test('what a page fetched before is kept once: code of this site that is there', async () => {
  const urls = ['a', 'a', 'gone', 'lost'].map((name) => `${SITE}/assets/${name}.js`)
  await cacheFetched([...urls, `${SITE}/api/profile`, 'https://elsewhere.example/assets/b.js'], SITE)
  expect(memory.names(FILES)).toEqual(['/assets/a.js'])
  expect(fetched).toEqual(['/assets/a.js', '/assets/gone.js', '/assets/lost.js'])
})

test('the oldest make room, and files of former builds go', async () => {
  await cacheFetched(
    ['a', 'b', 'c'].map((name) => `${SITE}/assets/${name}.js`),
    SITE,
  )
  await trim(FILES, 2)
  expect(memory.names(FILES)).toEqual(['/assets/b.js', '/assets/c.js'])
  await dropFormerFiles(['/assets/c.js'], SITE)
  expect(memory.names(FILES)).toEqual(['/assets/c.js'])
})

test('pages ask for what they may; anything else is not heard', async () => {
  const skipWaiting = vi.fn<() => Promise<void>>(() => Promise.resolve())
  const registration = { waiting: null } as ServiceWorkerRegistration
  const scope = { skipWaiting, registration, location: new URL(SITE) as unknown as WorkerLocation }
  for (const noise of [null, 'take-over', { type: 'other' }, { type: 'keep-fetched', urls: 'all' }])
    await answerPage(scope, noise, [])
  expect(skipWaiting).not.toHaveBeenCalled()
  await answerPage(scope, { type: 'take-over' }, [])
  expect(skipWaiting).toHaveBeenCalledTimes(1)
  await answerPage(scope, { type: 'keep-fetched', urls: [`${SITE}/assets/a.js`, 7] }, [])
  expect(memory.names(FILES)).toEqual(['/assets/a.js'])
  await answerPage(scope, { type: 'keep-next' }, ['/assets/a.js', '/assets/b.js'])
  expect(memory.names(FILES)).toEqual(['/assets/a.js', '/assets/b.js'])
  expect(fetched).toEqual(['/assets/a.js', '/assets/b.js'])
  Object.assign(registration, { waiting: {} })
  await answerPage(scope, { type: 'keep-next' }, ['/assets/c.js'])
  expect(fetched).toEqual(['/assets/a.js', '/assets/b.js'])
})
