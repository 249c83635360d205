const ADDRESS = '/service-worker.js'

/** Pages outside a secure context, and a few browsers, have no workers. */
const hasWorkers = (): boolean => 'serviceWorker' in navigator

/**
 * The service worker of the site, once it runs; registered now unless it was before. Nobody needs it for the first
 * screen, so whoever needs it asks for it. Vite serves it as a module.
 * @throws when the browser has none
 */
export async function startWorker(): Promise<ServiceWorkerRegistration> {
  if (!hasWorkers()) throw new Error('This browser has no service workers.')
  await navigator.serviceWorker.register(ADDRESS, { type: 'module', updateViaCache: 'none' })
  return navigator.serviceWorker.ready
}

/** The same when it is registered already; null when it is not. */
export async function findWorker(): Promise<ServiceWorkerRegistration | null> {
  if (!hasWorkers()) return null
  return (await navigator.serviceWorker.getRegistration()) ?? null
}

/** From now on this browser's push service delivers nothing here. */
export async function dropPushes(): Promise<void> {
  const worker = await findWorker()
  // Not every browser that has workers has pushes.
  const pushes: PushManager | undefined = worker?.pushManager
  await (await pushes?.getSubscription())?.unsubscribe()
}
