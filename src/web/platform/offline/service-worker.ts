const ADDRESS = '/service-worker.js'
/** Milliseconds between the tap on Update and the new page; the worker takes over meanwhile. */
const RELOAD_AFTER = 1000
/** Milliseconds: what a page was fetching when its first worker took over is there by then. */
const ARRIVED_AFTER = 5000
/** Milliseconds: a page that stays open for days looks for a new build when it is looked at again. */
const LOOK_AGAIN_AFTER = 60 * 60_000

/** Pages outside a secure context, and a few browsers, have no workers. */
const hasWorkers = (): boolean => 'serviceWorker' in navigator

/** Vite serves the worker's sources as a module; the built one is a classic script, which every browser takes. */
const register = (): Promise<ServiceWorkerRegistration> =>
  navigator.serviceWorker.register(ADDRESS, {
    type: import.meta.env.DEV ? 'module' : 'classic',
    updateViaCache: 'none',
  })

/**
 * The service worker of the site, once it runs; registered now unless it was before. Nobody needs it for the first
 * screen, so whoever needs it asks for it.
 * @throws when the browser has none
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  if (!hasWorkers()) throw new Error('This browser has no service workers.')
  await register()
  return navigator.serviceWorker.ready
}

/** The registration of the service worker; null when there is none. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

/**
 * Starts the worker and follows it: `onWaiting` hears of a new build that waits, with the way to take it. A new worker
 * that takes over, in whichever tab that was asked for, brings this page up to date too.
 * @throws when there is none, or it cannot be registered
 */
export async function followWorker(
  onWaiting: (update: () => void) => void,
  reload = () => location.reload(),
): Promise<void> {
  if (!hasWorkers()) throw new Error('This browser has no service workers.')
  const { serviceWorker } = navigator
  let isLed = serviceWorker.controller !== null
  let isReloading = false
  serviceWorker.addEventListener('controllerchange', () => {
    if (!isLed) reportFetched(serviceWorker.controller)
    else if (!isReloading) reload()
    isLed = true
  })
  if (!cameFromWorker()) reportFetched(serviceWorker.controller)
  const registration = await register()
  const offer = (worker: ServiceWorker) => {
    onWaiting(() => {
      if (isReloading) return
      isReloading = true
      worker.postMessage({ type: 'take-over' }, [])
      setTimeout(reload, RELOAD_AFTER)
    })
  }
  // the very first one waits for nobody
  const isUpdate = () => registration.active !== null
  if (registration.waiting && isUpdate()) offer(registration.waiting)
  registration.addEventListener('updatefound', () => {
    const { installing } = registration
    installing?.addEventListener('statechange', () => {
      if (installing.state === 'installed' && isUpdate()) offer(installing)
    })
  })
  lookAgain(registration)
}

/**
 * Has the worker keep what the reader may reach for next: then a connection that is lost takes neither the menus nor
 * the pages of the tabs away. The page itself goes on unburdened.
 */
export async function cacheNextPages(): Promise<void> {
  if (!hasWorkers()) return
  const { active } = await navigator.serviceWorker.ready
  active?.postMessage({ type: 'keep-next' }, [])
}

function lookAgain(registration: ServiceWorkerRegistration): void {
  let at = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState !== 'visible' || Math.abs(Date.now() - at) < LOOK_AGAIN_AFTER) return
    at = Date.now()
    // without a connection there is nothing new
    registration.update().catch(() => undefined)
  })
}

/** A worker that took over while the page was starting leads it by now, and saw nothing of what was fetched first. */
function cameFromWorker(): boolean {
  const [navigation] = performance.getEntriesByType('navigation')
  return (navigation as PerformanceNavigationTiming | undefined)?.workerStart !== 0
}

/**
 * What this page fetched before a worker led it is kept as well, and what was under way then; the twin is
 * answer-page.ts of the worker.
 */
function reportFetched(worker: ServiceWorker | null): void {
  if (!worker) return
  const report = () => {
    const urls = performance.getEntriesByType('resource').map(({ name }) => name)
    worker.postMessage({ type: 'keep-fetched', urls }, [])
  }
  report()
  setTimeout(report, ARRIVED_AFTER)
}

/** From now on this browser's push service delivers nothing here. */
export async function dropPushes(): Promise<void> {
  const worker = await findWorker()
  // Not every browser that has workers has pushes.
  const pushes: PushManager | undefined = worker?.pushManager
  await (await pushes?.getSubscription())?.unsubscribe()
}
