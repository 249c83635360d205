import { sendRequest } from '#web/platform/call/call.ts'

/** Code that was kept while it was used, see src/web/service-worker/cache-files.ts. */
const FILES = 'code-files'

/** Loads the page anew, and where there is a connection its parts too: what the device kept of them may be broken. */
export async function reloadFresh(): Promise<void> {
  try {
    const ready = await sendRequest(new Request(new URL('/readyz', location.href), { cache: 'no-store' }))
    if (ready.ok) await caches.delete(FILES)
  } catch {
    // without a connection what is kept is all there is
  }
  location.reload()
}
