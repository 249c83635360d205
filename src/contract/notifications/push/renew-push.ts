import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NOTIFICATION_ERRORS } from '#contract/notifications/notification-errors.ts'
import { RENEW_PUSH_PATH } from './push-message.ts'
import { PushSubscription } from './push-subscription.ts'

export const renewPush = operation({
  name: 'notifications.renew-push',
  method: 'POST',
  path: RENEW_PUSH_PATH,
  access: 'anyone',
  summary: 'Replace a push subscription that the browser has renewed, proven by the secret of the old one',
  input: z.strictObject({
    old: z.strictObject({
      endpoint: PushSubscription.shape.endpoint,
      auth: PushSubscription.shape.keys.shape.auth,
    }),
    fresh: PushSubscription.omit({ language: true }),
  }),
  output: z.object({ isOnHere: z.literal(true) }),
  errors: only(NOTIFICATION_ERRORS, 'notifications.push-refused'),
})
