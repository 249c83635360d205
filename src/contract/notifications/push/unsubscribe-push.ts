import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const unsubscribePush = operation({
  name: 'notifications.unsubscribe-push',
  method: 'DELETE',
  path: '/api/notifications/push',
  access: 'signed-in',
  summary: 'Unsubscribe this device from pushes; repeating it changes nothing',
  input: z.strictObject({}),
  output: z.object({ isOnHere: z.literal(false) }),
  errors: {},
})
