import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { PersonCard } from '#contract/profiles/profile.ts'
import { CaseId } from '#contract/moderation/cases/case.ts'
import { Message, MessageId } from '#contract/messaging/messages/message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadKind } from '#contract/messaging/threads/thread.ts'

/** So many messages before and behind the reported one are shown with it; of a reported conversation as many in all. */
export const AROUND_REPORTED = 20

export const ReportedMessages = z.object({
  /** Which of them is meant; null: the whole conversation. */
  messageId: MessageId.nullable(),
  /** Its words when it was reported, whatever became of them since; null where it had none. */
  asReported: z.string().nullable(),
  kind: ThreadKind,
  /** By number, rising. */
  messages: z.array(Message),
  /** Those who wrote them and are still there. */
  people: z.array(PersonCard),
})
export type ReportedMessages = z.infer<typeof ReportedMessages>

export const readReportedMessages = operation({
  name: 'messaging.read-reported-messages',
  method: 'POST',
  path: '/api/moderation/cases/{caseId}/readings',
  access: 'manager',
  summary:
    'Read what a case is about in a conversation, with what stands around it; each reading is recorded',
  input: z.strictObject({ caseId: CaseId }),
  output: ReportedMessages,
  errors: only(MESSAGING_ERRORS, 'messaging.report-over'),
})
