import { z } from 'zod'
import { only, operation } from '#contract/kit/operation.ts'
import { queryNumber } from '#contract/kit/query.ts'
import { MEDIA_ERRORS } from '#contract/media/media-errors.ts'
import { Voice, VOICE_LIMITS } from './voice.ts'
import { VOICE_ERRORS } from './voice-errors.ts'

/** The body is a part of the recording. An upload whose connection broke goes on where `received` says, by the same id. */
export const uploadVoice = operation({
  name: 'media.upload-voice',
  method: 'POST',
  path: '/api/voices/{uploadId}',
  access: 'signed-in',
  limit: { points: 240, seconds: 60 },
  summary: 'Upload a part of a voice recording as the raw request body',
  input: z.strictObject({
    /** Made by whoever uploads, one for each recording. */
    uploadId: z.uuid(),
    /** Bytes before this part; a part that begins elsewhere than where the upload stands is left out. */
    start: queryNumber(z.int().min(0).max(VOICE_LIMITS.bytes)),
    /** Bytes of the whole recording; what the first part says counts. */
    size: queryNumber(z.int().min(1).max(VOICE_LIMITS.bytes)),
  }),
  output: z.object({
    /** Bytes that have arrived: where the next part begins. */
    received: z.int(),
    /** Once all have arrived. */
    voice: Voice.nullable(),
  }),
  errors: { ...VOICE_ERRORS, ...only(MEDIA_ERRORS, 'media.quota') },
  fileTypes: ['application/octet-stream'],
  bodyLimit: VOICE_LIMITS.partBytes,
})
