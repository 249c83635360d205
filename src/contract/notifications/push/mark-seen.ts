import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NOTIFICATION_ERRORS } from '#contract/notifications/notification-errors.ts'
import { MARK_SEEN_PATH, SEEN_TOKEN_MAX } from './push-message.ts'

export const markSeen = operation({
  name: 'notifications.mark-seen',
  method: 'POST',
  path: MARK_SEEN_PATH,
  access: 'anyone',
  summary: 'A push was tapped or cleared away on the device that got it: what it told of counts as read',
  input: z.strictObject({ token: z.string().min(1).max(SEEN_TOKEN_MAX) }),
  output: z.object({ seen: z.literal(true) }),
  errors: only(NOTIFICATION_ERRORS, 'notifications.link-invalid'),
})
