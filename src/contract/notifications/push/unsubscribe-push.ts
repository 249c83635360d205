import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'

export const unsubscribePush = operation({
  name: 'notifications.unsubscribe-push',
  method: 'DELETE',
  path: '/api/notifications/push',
  access: 'signed-in',
  summary: 'No more pushes on the device of this session; asking twice is once',
  input: z.strictObject({}),
  output: z.object({ isOnHere: z.literal(false) }),
  errors: {},
})
