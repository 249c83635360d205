import { answerTap, noteClosed } from './answer-tap.ts'
import { readPush } from './read-push.ts'
import { renewPush, type SubscriptionChange } from './renew-push.ts'
import { showPush } from './show-push.ts'

declare const self: ServiceWorkerGlobalScope

// What the browser runs when no page of ours is open. It is loaded by itself and shares no code with the pages.

self.addEventListener('install', () => void self.skipWaiting())
// A tap can lead a page that was open before somewhere else only once the page is ours.
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))
self.addEventListener('push', (event) => event.waitUntil(showPush(self, readPush(event.data))))
self.addEventListener('notificationclick', (event) => event.waitUntil(answerTap(self, event)))
self.addEventListener('notificationclose', (event) => event.waitUntil(noteClosed(event)))
// Not in TypeScript's list of events.
self.addEventListener('pushsubscriptionchange', (event) => {
  const change = event as SubscriptionChange & ExtendableEvent
  change.waitUntil(renewPush(self, change))
})
