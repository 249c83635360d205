import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { NOTIFICATION_ERRORS } from './notification-errors.ts'
import { OpenTopic } from './topic.ts'

/** Longest token that is looked at. */
export const STOP_TOKEN_MAX = 300

export const stopMails = operation({
  name: 'notifications.stop-mails',
  method: 'POST',
  path: '/api/notifications/stops',
  access: 'anyone',
  summary: 'Unsubscribe from the mails that a mailed link was signed for; repeating it changes nothing',
  input: z.strictObject({ token: z.string().min(1).max(STOP_TOKEN_MAX) }),
  output: z.object({
    topic: OpenTopic,
    /** Only those about one subject, such as one saved search. */
    ofOne: z.boolean(),
  }),
  errors: only(NOTIFICATION_ERRORS, 'notifications.link-invalid'),
})
