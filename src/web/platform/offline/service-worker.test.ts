import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followWorker } from './service-worker.ts'

interface Site {
  isLed: boolean
  waiting?: boolean
  /** When the worker was asked for the page itself; 0 where it was not. */
  workerStart?: number
}

/** A browser's side of the worker: registration, controller and what is said to workers. */
function browser({ isLed, waiting = false, workerStart = isLed ? 1 : 0 }: Site) {
  vi.spyOn(performance, 'getEntriesByType').mockImplementation((type) =>
    type === 'navigation' ? [{ workerStart } as PerformanceNavigationTiming] : [],
  )
  const said: unknown[] = []
  const worker = (state: ServiceWorkerState) =>
    Object.assign(new EventTarget(), { state, postMessage: (message: unknown) => void said.push(message) })
  const registration = Object.assign(new EventTarget(), {
    active: isLed ? worker('activated') : null,
    waiting: waiting ? worker('installed') : null,
    installing: null as ReturnType<typeof worker> | null,
    update: () => Promise.resolve(),
  })
  const container = Object.assign(new EventTarget(), {
    controller: registration.active,
    register: () => Promise.resolve(registration),
  })
  vi.stubGlobal('navigator', { serviceWorker: container })
  const takesOver = () => {
    container.controller = worker('activated')
    container.dispatchEvent(new Event('controllerchange'))
  }
  const findsBuild = () => {
    const found = worker('installing')
    registration.installing = found
    registration.dispatchEvent(new Event('updatefound'))
    found.state = 'installed'
    found.dispatchEvent(new Event('statechange'))
  }
  return { said, takesOver, findsBuild }
}

const reload = vi.fn<() => void>()
const offered: (() => void)[] = []
const follow = () => followWorker((update) => void offered.push(update), reload)

beforeEach(() => {
  vi.useFakeTimers()
  reload.mockReset()
  offered.length = 0
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the first worker takes over without a reload, is told what was fetched before, and is no update', async () => {
  const { said, takesOver, findsBuild } = browser({ isLed: false })
  await follow()
  findsBuild()
  takesOver()
  expect(offered).toEqual([])
  expect(reload).not.toHaveBeenCalled()
  expect(said).toMatchObject([{ type: 'keep-fetched' }])
  vi.advanceTimersByTime(5000)
  expect(said).toMatchObject([{ type: 'keep-fetched' }, { type: 'keep-fetched' }])
})

test('one that took over while the page was starting is told too, one that answered for the page is not', async () => {
  const early = browser({ isLed: true, workerStart: 0 })
  await follow()
  vi.advanceTimersByTime(5000)
  expect(early.said).toMatchObject([{ type: 'keep-fetched' }, { type: 'keep-fetched' }])
  const late = browser({ isLed: true })
  await follow()
  vi.advanceTimersByTime(5000)
  expect(late.said).toEqual([])
})

test('a build that waits is taken at a tap, and the page is loaded anew a second later, once', async () => {
  const { said, takesOver, findsBuild } = browser({ isLed: true })
  await follow()
  findsBuild()
  expect(offered).toHaveLength(1)
  offered[0]?.()
  offered[0]?.()
  expect(said).toEqual([{ type: 'take-over' }])
  takesOver()
  vi.advanceTimersByTime(999)
  expect(reload).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(reload).toHaveBeenCalledTimes(1)
})

test('one that waited already when the page was opened is offered too', async () => {
  browser({ isLed: true, waiting: true })
  await follow()
  expect(offered).toHaveLength(1)
})

test('a worker that another tab asked for brings this one up to date at once', async () => {
  const { takesOver } = browser({ isLed: true })
  await follow()
  takesOver()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('a browser without workers says so to who asks', async () => {
  vi.stubGlobal('navigator', {})
  await expect(follow()).rejects.toThrow('no service workers')
})
