import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NOTIFICATION_ERRORS } from '#contract/notifications/notification-errors.ts'
import { MARK_SEEN_PATH, SEEN_TOKEN_MAX } from './push-message.ts'

export const markSeen = operation({
  name: 'notifications.mark-seen',
  method: 'POST',
  path: MARK_SEEN_PATH,
  access: 'anyone',
  summary: 'Mark the notification of a push as read, after it was tapped or dismissed on the device',
  input: z.strictObject({ token: z.string().min(1).max(SEEN_TOKEN_MAX) }),
  output: z.object({ seen: z.literal(true) }),
  errors: only(NOTIFICATION_ERRORS, 'notifications.link-invalid'),
})
