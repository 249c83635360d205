import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { VOICE_ERRORS } from '#contract/media/voice/voice-errors.ts'
import { MessageId } from '#contract/messaging/messages/message.ts'
import { MESSAGING_ERRORS } from '#contract/messaging/messaging-errors.ts'
import { ThreadId } from '#contract/messaging/threads/thread.ts'
import { TRANSCRIPT_ERRORS } from './assistant-errors.ts'

/** What was said in a voice message, as a machine heard it. */
export const Transcript = z.object({
  text: z.string(),
  /** Always so: whoever shows it says so. */
  byMachine: z.literal(true),
})
export type Transcript = z.infer<typeof Transcript>

export const transcribeVoice = operation({
  name: 'assistant.transcribe-voice',
  method: 'POST',
  path: '/api/assistant/transcribe',
  access: 'signed-in',
  summary: 'Transcribe a voice message by machine for somebody who may hear it',
  input: z.strictObject({ threadId: ThreadId, id: MessageId }),
  output: Transcript,
  errors: {
    ...TRANSCRIPT_ERRORS,
    ...only(MESSAGING_ERRORS, 'messaging.thread-not-found', 'messaging.message-not-found'),
    ...only(VOICE_ERRORS, 'media.voice-not-found'),
  },
})
