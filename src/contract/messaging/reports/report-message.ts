import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'

export const reportMessage = operation({
  name: 'messaging.report-message',
  method: 'POST',
  path: '/api/messages/{messageId}/reports',
  access: 'signed-in',
  summary: 'Report a message to staff, who may then read it and the messages around it',
  input: z.strictObject({ messageId: MessageId, report: reportFields('message') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(MESSAGING_ERRORS, 'messaging.message-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports', 'safety.own-subject'),
  },
})
