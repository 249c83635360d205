import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { NotificationSettings } from './notification-settings.ts'

export const readNotificationSettings = operation({
  name: 'notifications.read-notification-settings',
  method: 'GET',
  path: '/api/notifications/settings',
  access: 'signed-in',
  summary: 'Read your notification settings and whether this device receives pushes',
  input: z.strictObject({}),
  output: z.object({
    settings: NotificationSettings,
    push: z.object({
      /** What a browser subscribes with (VAPID): an uncompressed point of P-256 in base64url. */
      publicKey: z.string(),
      /** Does the device of this session get pushes? */
      isOnHere: z.boolean(),
    }),
  }),
  errors: {},
})
