import { toFile } from 'openai'
import type { AiSetting } from '#server/platform/config.ts'
import { forbidInTransaction } from '#server/platform/database/transactions.ts'
import { aiClient, refusalFrom } from './ai-client.ts'
import { refusalOf } from '#server/assistant/chat-policy.ts'

/** Letters; two minutes of quick speech are a third of it. */
const LONGEST = 6000

/**
 * Words for speech, by the service's transcriptions; empty where nobody speaks.
 * @param recording WebM with Opus
 * @throws ChatRefusal as streamAnswer does
 */
export async function writeSpeech(
  ai: AiSetting,
  recording: Uint8Array,
  signal: AbortSignal,
): Promise<string> {
  forbidInTransaction()
  try {
    const file = await toFile(recording, 'voice.webm', { type: 'audio/webm' })
    const answer: { text?: unknown } = await aiClient(ai).audio.transcriptions.create(
      { file, model: ai.model, response_format: 'json' },
      { signal },
    )
    if (typeof answer.text !== 'string') throw refusalOf(502)
    return answer.text.trim().slice(0, LONGEST)
  } catch (error) {
    throw refusalFrom(error, signal)
  }
}
