import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NOTIFICATION_ERRORS } from '#contract/notifications/notification-errors.ts'
import { PushSubscription } from './push-subscription.ts'

export const subscribePush = operation({
  name: 'notifications.subscribe-push',
  method: 'PUT',
  path: '/api/notifications/push',
  access: 'signed-in',
  summary: 'Subscribe this device to pushes until its session ends',
  input: PushSubscription,
  output: z.object({ isOnHere: z.literal(true) }),
  errors: only(NOTIFICATION_ERRORS, 'notifications.push-refused'),
})
