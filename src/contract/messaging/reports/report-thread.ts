import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { reportFields, ReportOutcome } from '#contract/safety/report.ts'
import { SAFETY_ERRORS } from '#contract/safety/safety-errors.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'

export const reportThread = operation({
  name: 'messaging.report-thread',
  method: 'POST',
  path: '/api/threads/{threadId}/reports',
  access: 'signed-in',
  summary: 'Report a conversation of two to staff, who may then read its latest messages',
  input: z.strictObject({ threadId: ThreadId, report: reportFields('thread') }),
  output: z.object({ outcome: ReportOutcome }),
  errors: {
    ...only(MESSAGING_ERRORS, 'messaging.thread-not-found'),
    ...only(SAFETY_ERRORS, 'safety.too-many-reports'),
  },
})
