import type { PushSubscription } from '#contract/notifications/push/push-subscription.ts'
import { isPublicUrl } from '#server/platform/outside/public-url.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPointOnCurve } from './push-policy.ts'
import { replaceSubscription } from './push-store.ts'

interface Renewal {
  old: { endpoint: string; auth: string }
  fresh: Omit<PushSubscription, 'language'>
}

/** Said without signing in, by a browser with no page open: only it and we know the secret of its old subscription. */
export function renewPush(
  { db, config }: Pick<Platform, 'db' | 'config'>,
  { old, fresh }: Renewal,
): Promise<{ isOnHere: true }> {
  const p256dh = Buffer.from(fresh.keys.p256dh, 'base64url')
  if (!isPublicUrl(fresh.endpoint, config.production) || !isPointOnCurve(p256dh))
    throw new AppError('notifications.push-refused')
  return inTransaction(db, async (tx) => {
    const isKnown = await replaceSubscription(
      tx,
      { endpoint: old.endpoint, auth: Buffer.from(old.auth, 'base64url') },
      { endpoint: fresh.endpoint, p256dh, auth: Buffer.from(fresh.keys.auth, 'base64url') },
    )
    if (!isKnown) throw new AppError('notifications.push-refused')
    return { isOnHere: true }
  })
}
