import type { VoiceId } from '#contract/media/voice/voice.ts'
import { uploadVoice as operation } from '#contract/media/voice/upload-voice.ts'
import { CallError } from '#web/platform/call/call-error.ts'
import { call } from '#web/platform/call/call.ts'

/** Bytes of a part: some seconds on the slowest connection, and eight seconds of speech. */
const PART_BYTES = 32 * 1024
/** A server that says nothing for so long has not heard. Milliseconds. */
const ANSWER_WITHIN = 60_000

interface Upload {
  id: string
  /** Bytes that the server has, as far as is known here. */
  received: number
}

/**
 * Sends a recording part by part; where the connection broke it goes on with what the server lacks.
 * @param onReceived bytes that have arrived, after each part
 * @throws CallError
 */
export async function uploadVoice(
  file: Blob,
  { id: uploadId, received: known }: Upload,
  onReceived: (bytes: number) => void,
): Promise<VoiceId> {
  let start = known
  for (;;) {
    const part = file.slice(start, start + PART_BYTES, 'application/octet-stream')
    const { received, voice } = await call(
      operation,
      { uploadId, start, size: file.size },
      { body: part, signal: AbortSignal.timeout(ANSWER_WITHIN) },
    )
    if (voice) return voice.id
    // a server that takes nothing in is asked again later, and not at once for ever
    if (received === start) throw new CallError('network', 0)
    start = received
    onReceived(received)
  }
}
