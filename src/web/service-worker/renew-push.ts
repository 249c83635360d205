import type { z } from 'zod'
import { RENEW_PUSH_PATH } from '#contract/notifications/push/push-message.ts'
import type { renewPush as renewPushOperation } from '#contract/notifications/push/renew-push.ts'

type Renewal = z.input<NonNullable<(typeof renewPushOperation)['~orpc']['inputSchema']>>

/** Some browsers subscribe anew by themselves, others leave that to us. */
export interface SubscriptionChange {
  oldSubscription?: PushSubscription | null
  newSubscription?: PushSubscription | null
}

/**
 * The browser gave its subscription up: another one is made for the same server, and registered there. Without the old one
 * nothing shows the server who that is; it learns of it by the first push that is refused.
 */
export async function renewPush(
  { registration }: Pick<ServiceWorkerGlobalScope, 'registration'>,
  { oldSubscription, newSubscription }: SubscriptionChange,
): Promise<void> {
  if (!oldSubscription) return
  const old = oldSubscription.toJSON()
  const fresh = (newSubscription ?? (await subscribeAgain(registration, oldSubscription)))?.toJSON()
  const [auth, keys] = [old.keys?.['auth'], fresh?.keys]
  const [p256dh, secret] = [keys?.['p256dh'], keys?.['auth']]
  if (!old.endpoint || !auth || !fresh?.endpoint || !p256dh || !secret) return
  const renewal: Renewal = {
    old: { endpoint: old.endpoint, auth },
    fresh: { endpoint: fresh.endpoint, keys: { p256dh, auth: secret } },
  }
  const headers = { 'content-type': 'application/json' }
  await fetch(RENEW_PUSH_PATH, { method: 'POST', headers, body: JSON.stringify(renewal) }).catch(
    () => undefined,
  )
}

/** Null where the permission has been taken back. */
function subscribeAgain(
  { pushManager }: Pick<ServiceWorkerRegistration, 'pushManager'>,
  { options }: PushSubscription,
): Promise<PushSubscription | null> {
  return pushManager.subscribe(options).catch(() => null)
}
