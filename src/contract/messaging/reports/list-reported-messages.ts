import { z } from 'zod'
import { operation } from '#contract/kit/operation.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { QueuedReport } from '#contract/safety/report.ts'

/** Says nothing of what was written: that is read through read-reported-messages alone. */
export const MessageReport = QueuedReport.extend({
  /** Who wrote what is reported; null when they are gone. */
  reported: PersonCard.nullable(),
})
export type MessageReport = z.infer<typeof MessageReport>

export const listReportedMessages = operation({
  name: 'messaging.list-reported-messages',
  method: 'GET',
  path: '/api/message-reports',
  access: 'manager',
  summary: 'List open reports about messages without their text, longest waiting first',
  input: z.strictObject({}),
  output: z.object({ items: z.array(MessageReport) }),
  errors: {},
})
