import { once } from 'node:events'
import { Worker, isMainThread, parentPort, workerData } from 'node:worker_threads'
import { AppError } from '#server/platform/app-error.ts'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { createSemaphore } from '#server/platform/semaphore.ts'
import { type Recording, type RecordingRefusal, writeRecording } from './write-recording.ts'

/** Milliseconds; two minutes of speech take half a second. What takes longer keeps a processor from others. */
const PATIENCE_MS = 4000
const MEMORY_MB = 128

const inTurn = createSemaphore({ atOnce: 2, waiting: 50 })

/**
 * A recording written anew, in a thread of its own that is ended when it takes too long or too much.
 * @param patienceMs milliseconds until it is ended
 * @throws AppError media.voice-unreadable, media.voice-too-long, server.unavailable where too many wait
 */
export async function cleanRecording(bytes: Uint8Array, patienceMs = PATIENCE_MS): Promise<Recording> {
  const made = await inTurn(() => writeApart(bytes, patienceMs))
  if (made === 'too-long') throw new AppError('media.voice-too-long', { seconds: VOICE_LIMITS.seconds })
  if (made === 'unreadable') throw new AppError('media.voice-unreadable')
  return made
}

async function writeApart(bytes: Uint8Array, patienceMs: number): Promise<Recording | RecordingRefusal> {
  const worker = new Worker(new URL(import.meta.url), {
    workerData: { recording: bytes },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // what the reader has to say of bad bytes is for nobody
    stdout: true,
    stderr: true,
  })
  try {
    const [made] = (await once(worker, 'message', { signal: AbortSignal.timeout(patienceMs) })) as [
      Recording | RecordingRefusal,
    ]
    return made
  } catch {
    return 'unreadable'
  } finally {
    await worker.terminate()
  }
}

/** The bytes that this thread was started for; null elsewhere. */
function givenBytes(): Uint8Array | null {
  if (isMainThread || typeof workerData !== 'object' || workerData === null) return null
  const { recording } = workerData as { recording?: unknown }
  return recording instanceof Uint8Array ? recording : null
}

const given = givenBytes()
if (given) parentPort?.postMessage(await writeRecording(given), [])
