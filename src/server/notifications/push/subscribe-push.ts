import type { PushSubscription } from '#contract/notifications/push/push-subscription.ts'
import { isPublicUrl } from '#server/platform/outside/public-url.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Member } from '#server/platform/caller.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import { uuidv7 } from '#server/platform/id.ts'
import type { Platform } from '#server/platform/platform.ts'
import { isPointOnCurve } from './push-policy.ts'
import { putSubscription } from './push-store.ts'

/** The browser of this session is sent pushes; whoever used it before is not any more. */
export function subscribePush(
  { db, clock, config }: Pick<Platform, 'db' | 'clock' | 'config'>,
  { userId, sessionId }: Member,
  { endpoint, keys, language }: PushSubscription,
): Promise<{ isOnHere: true }> {
  const p256dh = Buffer.from(keys.p256dh, 'base64url')
  if (!isPublicUrl(endpoint, config.production) || !isPointOnCurve(p256dh))
    throw new AppError('notifications.push-refused')
  return inTransaction(db, async (tx) => {
    await putSubscription(tx, {
      id: uuidv7(),
      user_id: userId,
      session_id: sessionId,
      endpoint,
      p256dh,
      auth: Buffer.from(keys.auth, 'base64url'),
      language,
      created_at: clock.now(),
    })
    return { isOnHere: true }
  })
}
