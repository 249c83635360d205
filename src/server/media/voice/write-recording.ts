import {
  BufferSource,
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  EncodedPacketSink,
  Input,
  type InputAudioTrack,
  OGG,
  Output,
  WEBM,
  WebMOutputFormat,
} from 'mediabunny'
import { VOICE_LIMITS } from '#contract/media/voice/voice.ts'
import { packetMs, readHead, writeHead } from './opus-policy.ts'

/** A recording with nothing in it but one track of Opus. */
export interface Recording {
  bytes: Uint8Array
  /** Milliseconds. */
  durationMs: number
}

/** Why there is none. */
export type RecordingRefusal = 'unreadable' | 'too-long'

const LONGEST_MS = (VOICE_LIMITS.seconds + VOICE_LIMITS.grace) * 1000
const RATE = 48_000

/**
 * Reads what browsers record, WebM or Ogg with Opus, and writes its packets into a new WebM, with its length and an
 * index, so that players can seek. Nothing else of the file outlives this: no names, no pictures, no second track.
 * Bytes made for it can keep the reader busy for ever, so this runs where it can be stopped: see clean-recording.ts.
 */
export async function writeRecording(bytes: Uint8Array): Promise<Recording | RecordingRefusal> {
  const input = new Input({ source: new BufferSource(bytes), formats: [WEBM, OGG] })
  const [track, ...others] = await input.getTracks()
  if (!track?.isAudioTrack() || others.length > 0 || track.codec !== 'opus') return 'unreadable'
  const { description } = (await track.getDecoderConfig()) ?? {}
  const head = description && readHead(new Uint8Array(description as ArrayBuffer))
  if (!head) return 'unreadable'
  const target = new BufferTarget()
  const output = new Output({ format: new WebMOutputFormat(), target })
  const source = new EncodedAudioPacketSource('opus')
  output.addAudioTrack(source)
  await output.start()
  const config = {
    codec: 'opus',
    numberOfChannels: head.channels,
    sampleRate: RATE,
    description: writeHead(head),
  }
  const length = await copyPackets(track, source, config)
  if (typeof length !== 'number') return length
  await output.finalize()
  return target.buffer === null
    ? 'unreadable'
    : { bytes: new Uint8Array(target.buffer), durationMs: Math.round(length) }
}

/** @returns milliseconds of all packets, one after the other */
async function copyPackets(
  track: InputAudioTrack,
  source: EncodedAudioPacketSource,
  decoderConfig: AudioDecoderConfig,
): Promise<number | RecordingRefusal> {
  let at = 0
  for await (const { data } of new EncodedPacketSink(track).packets()) {
    const ms = packetMs(data)
    if (ms === null) return 'unreadable'
    if (at + ms > LONGEST_MS) return 'too-long'
    await source.add(new EncodedPacket(data, 'key', at / 1000, ms / 1000), { decoderConfig })
    at += ms
  }
  return at === 0 ? 'unreadable' : at
}
