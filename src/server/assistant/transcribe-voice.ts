import { LRUCache } from 'lru-cache'
import type { Transcript } from '#contract/assistant/transcribe-voice.ts'
import type { MessageId } from '#contract/messaging/messages/message.ts'
import type { ThreadId } from '#contract/messaging/threads/thread.ts'
import { loadVoice } from '#server/media/public.ts'
import { readMessageVoice } from '#server/messaging/public.ts'
import { AppError } from '#server/platform/app-error.ts'
import type { Call, Member } from '#server/platform/caller.ts'
import type { Platform } from '#server/platform/platform.ts'
import { BUDGETS } from './budget-policy.ts'
import { ChatRefusal } from './chat-policy.ts'
import { writeSpeech } from './engine/write-speech.ts'
import { insertUsage } from './usage-store.ts'

const PATIENCE_MS = 28_000
const REMEMBERED = 1000
const REMEMBERED_MS = 3_600_000
const memories = new WeakMap<Platform['db'], LRUCache<string, string>>()

/**
 * What is said in a voice message that the reader may hear, in words. It is asked for by a tap alone, and stays in the
 * memory of this server for an hour.
 */
export async function transcribeVoice(
  platform: Platform,
  { userId }: Member,
  message: { threadId: ThreadId; id: MessageId },
  { signal }: Pick<Call, 'signal'>,
): Promise<Transcript> {
  const { ai } = platform.config.assistant
  if (ai === null || ai.transcriptionModel === null) throw new AppError('assistant.no-transcripts')
  const { id } = await readMessageVoice(platform.db, userId, message)
  const memory = memoryOf(platform)
  const known = memory.get(id)
  if (known !== undefined) return view(known)
  const recording = await loadVoice(platform, id)
  if (!recording) throw new AppError('media.voice-not-found')
  await platform.limits.spend(BUDGETS.member.transcripts, userId)
  const within = AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)])
  const begun = performance.now()
  const at = platform.clock.now()
  let text: string | null = null
  try {
    text = await writeSpeech({ ...ai, model: ai.transcriptionModel }, recording, within)
  } catch (error) {
    if (!(error instanceof ChatRefusal)) throw error
  } finally {
    await insertUsage(platform.db, {
      at,
      userId,
      kind: 'transcript',
      answeredBy: 'service',
      outcome: text !== null ? 'answered' : signal.aborted ? 'left' : 'failed',
      inputTokens: 0,
      outputTokens: 0,
      tookMs: performance.now() - begun,
    })
  }
  if (text === null) throw new AppError('assistant.transcript-failed')
  memory.set(id, text)
  return view(text)
}

function view(text: string): Transcript {
  if (text === '') throw new AppError('assistant.nothing-heard')
  return { text, byMachine: true }
}

function memoryOf({ db }: Platform): LRUCache<string, string> {
  const memory = memories.get(db) ?? new LRUCache<string, string>({ max: REMEMBERED, ttl: REMEMBERED_MS })
  memories.set(db, memory)
  return memory
}
