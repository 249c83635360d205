import { typeRecorded } from './recording-policy.ts'

/** Bits a second: clear speech, and 4 kB a second. */
const BITRATE = 32_000
/** Milliseconds between two levels. */
const LEVEL_EVERY = 50

/** Why nothing is recorded, as far as somebody can do something about it. */
export type RecordProblem = 'blocked' | 'noMicrophone' | 'failed'

/** What was recorded. */
export interface Recorded {
  file: Blob
  /** Milliseconds. */
  durationMs: number
  /** How loud it was, from 0 to 1, every 50 ms. */
  levels: readonly number[]
}

export interface Recorder {
  levels: () => readonly number[]
  /** Milliseconds so far. */
  elapsed: () => number
  /** Ends it; the same every time. The microphone is let go. */
  stop: () => Promise<Recorded>
  /** Lets the microphone go, and everything that was recorded. */
  discard: () => void
}

/**
 * Asks for the microphone and begins to record.
 * @param onEnd the microphone went away by itself: what was recorded until then can be had by `stop`
 * @throws RecordRefusal
 */
export async function recordVoice(onEnd: () => void): Promise<Recorder> {
  const stream = await openMicrophone()
  const context = new AudioContext()
  // Safari begins with it asleep
  if (context.state === 'suspended') void context.resume()
  const analyser = new AnalyserNode(context, { fftSize: 1024 })
  context.createMediaStreamSource(stream).connect(analyser)
  const recorder = new MediaRecorder(stream, { mimeType: typeRecorded() ?? '', audioBitsPerSecond: BITRATE })
  const pieces: Blob[] = []
  const levels: number[] = []
  const samples = new Float32Array(analyser.fftSize)
  let begun = performance.now()
  let ended: number | null = null
  const timer = setInterval(() => {
    analyser.getFloatTimeDomainData(samples)
    levels.push(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0))
  }, LEVEL_EVERY)
  const elapsed = () => (ended ?? performance.now()) - begun
  const letGo = () => {
    ended ??= performance.now()
    clearInterval(timer)
    stream.getTracks().forEach((track) => track.stop())
    if (context.state !== 'closed') void context.close()
  }
  const stopped = new Promise<Recorded>((resolve) => {
    recorder.addEventListener('dataavailable', ({ data }) => void pieces.push(data))
    recorder.addEventListener('stop', () => {
      letGo()
      resolve({ file: new Blob(pieces, { type: recorder.mimeType }), durationMs: elapsed(), levels })
    })
  })
  stream.getTracks().forEach((track) => track.addEventListener('ended', onEnd))
  recorder.addEventListener('start', () => {
    begun = performance.now()
  })
  recorder.start()
  return {
    levels: () => levels,
    elapsed,
    stop: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      return stopped
    },
    discard: () => {
      if (recorder.state !== 'inactive') recorder.stop()
      letGo()
    },
  }
}

export class RecordRefusal extends Error {
  override name = 'RecordRefusal'
  readonly problem: RecordProblem
  constructor(problem: RecordProblem, cause: unknown) {
    super(problem, { cause })
    this.problem = problem
  }
}

const PROBLEMS: Readonly<Record<string, RecordProblem>> = {
  NotAllowedError: 'blocked',
  SecurityError: 'blocked',
  NotFoundError: 'noMicrophone',
}

async function openMicrophone(): Promise<MediaStream> {
  try {
    return await navigator.mediaDevices.getUserMedia({
      audio: { channelCount: 1, echoCancellation: true, noiseSuppression: true, autoGainControl: true },
    })
  } catch (error) {
    throw new RecordRefusal((error instanceof DOMException && PROBLEMS[error.name]) || 'failed', error)
  }
}
