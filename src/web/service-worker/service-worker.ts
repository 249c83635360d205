import { answerPage } from './answer-page.ts'
import { answerTap, noteClosed } from './answer-tap.ts'
import { dropFormerFiles, keepFiles } from './cache-files.ts'
import { type Build, keepShell } from './cache-shell.ts'
import { readPush } from './read-push.ts'
import { renewPush, type SubscriptionChange } from './renew-push.ts'
import { showPush } from './show-push.ts'

declare const self: ServiceWorkerGlobalScope
/** Written by scripts/build/worker-build.ts; null while Vite serves the sources. */
declare const BUILD_FILES: Build | null

// What the browser runs beside our pages, and when none is open. It is loaded by itself and shares no code with them.
// A new one waits until somebody asks for it, see answerPage.

const build = typeof BUILD_FILES === 'undefined' ? null : BUILD_FILES
if (build) {
  keepShell(build)
  keepFiles()
}

self.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      // A tap can lead a page that was open before somewhere else only once the page is ours.
      self.clients.claim(),
      build && dropFormerFiles(build.files, self.location.origin),
    ]),
  ),
)
self.addEventListener('message', (event) => event.waitUntil(answerPage(self, event.data, build?.next ?? [])))
self.addEventListener('push', (event) => event.waitUntil(showPush(self, readPush(event.data))))
self.addEventListener('notificationclick', (event) => event.waitUntil(answerTap(self, event)))
self.addEventListener('notificationclose', (event) => event.waitUntil(noteClosed(event)))
// Not in TypeScript's list of events.
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange & ExtendableEvent
  change.waitUntil(renewPush(self, change))
})
