import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { InterfaceLanguage } from '#contract/language/language.ts'
import { subscribePush } from '#contract/notifications/push/subscribe-push.ts'
import { readNotificationSettings } from '#contract/notifications/settings/read-notification-settings.ts'
import { api } from '#web/platform/call/api.ts'
import { call } from '#web/platform/call/call.ts'
import { useLanguage } from '#web/platform/language/language.tsx'
import { startWorker } from '#web/platform/offline/service-worker.ts'
import { storePushLanguage } from './store-push-language.ts'
import { subscribedAs } from './push-policy.ts'

/** The browser was asked and said no, or has no push service to subscribe at. */
export class PushRefused extends Error {
  override name = 'PushRefused'
}

/** Asks for permission, subscribes this browser and tells the server. To be called at a tap: browsers want that. */
async function subscribe(language: InterfaceLanguage): Promise<void> {
  const permission = await Notification.requestPermission()
  if (permission !== 'granted') throw new PushRefused('No permission.')
  const { push } = await call(readNotificationSettings, {})
  await sendSubscription(await subscribeBrowser(push.publicKey), language)
}

async function subscribeBrowser(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await startWorker()
  const options = { userVisibleOnly: true, applicationServerKey: publicKey }
  try {
    // One for another key, from before the keys of the server were changed, stands in the way.
    await (await pushManager.getSubscription())?.unsubscribe()
    return await pushManager.subscribe(options)
  } catch (error) {
    throw new PushRefused('The browser did not subscribe.', { cause: error })
  }
}

async function sendSubscription(subscription: PushSubscription, language: InterfaceLanguage): Promise<void> {
  const subscribed = subscribedAs(subscription.toJSON(), language)
  if (subscribed === null) throw new PushRefused('The browser gave no keys.')
  await call(subscribePush, subscribed)
  storePushLanguage(language)
}

/** Pushes come in another language from now on, where they come at all. */
export async function switchPushLanguage(language: InterfaceLanguage): Promise<void> {
  const worker = await startWorker()
  const subscription = await worker.pushManager.getSubscription()
  if (subscription) await sendSubscription(subscription, language)
}

/** Semaphore pushes on for this device. @throws PushRefused to the caller's onError */
export function useSubscribePush() {
  const cache = useQueryClient()
  const { language } = useLanguage()
  return useMutation({
    mutationFn: () => subscribe(language),
    onSettled: () => cache.invalidateQueries({ queryKey: api(readNotificationSettings).key() }),
  })
}
