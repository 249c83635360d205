import {
  BufferTarget,
  EncodedAudioPacketSource,
  EncodedPacket,
  OggOutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny'
import { uuidv7 } from '#server/platform/id.ts'
import type { Person } from '#server/testing/people.ts'
import type { World } from '#server/testing/world.ts'

/** 20 ms of silence. */
export const SILENCE = Uint8Array.of(0xf8, 0xff, 0xfe)

/** One channel, of which players leave out the first 312 samples. */
const OPUS_HEAD = Buffer.concat([
  Buffer.from('OpusHead'),
  Buffer.from([1, 1, 0x38, 1, 0x80, 0xbb, 0, 0, 0, 0, 0]),
])

interface Recorded {
  format?: 'webm' | 'ogg'
  packet?: Uint8Array
  /** Seconds that the container says each packet lasts; it may lie. */
  said?: number
  tracks?: number
}

/** A recording of so many packets, as browsers make them: 50 of silence are a second. */
export async function recorded(
  packets: number,
  { format = 'webm', packet = SILENCE, said = 0.02, tracks = 1 }: Recorded = {},
): Promise<Uint8Array> {
  const target = new BufferTarget()
  const output = new Output({
    format: format === 'webm' ? new WebMOutputFormat() : new OggOutputFormat(),
    target,
  })
  const sources = Array.from({ length: tracks }, () => new EncodedAudioPacketSource('opus'))
  for (const source of sources) output.addAudioTrack(source)
  await output.start()
  const description = OPUS_HEAD
  const decoderConfig = { codec: 'opus', numberOfChannels: 1, sampleRate: 48_000, description }
  for (let n = 0; n < packets; n++)
    for (const source of sources)
      await source.add(new EncodedPacket(packet, 'key', n * said, said), { decoderConfig })
  await output.finalize()
  if (target.buffer === null) throw new Error('Nothing was recorded.')
  return new Uint8Array(target.buffer)
}

/** Sends one part of an upload. */
export const sendPart = (
  world: World,
  as: Person | null,
  { uploadId, start = 0, size }: { uploadId: string; start?: number; size: number },
  part: Uint8Array,
) =>
  world.inject({
    method: 'POST',
    url: `/api/voices/${uploadId}?start=${start}&size=${size}`,
    payload: Buffer.from(part),
    headers: { 'content-type': 'application/octet-stream' },
    as,
  })

/** Uploads a whole recording in one part. */
export async function uploaded(
  world: World,
  as: Person,
  bytes: Uint8Array,
): Promise<{ id: string; durationMs: number }> {
  const answer = await sendPart(world, as, { uploadId: uuidv7(), size: bytes.length }, bytes)
  if (answer.statusCode !== 200) throw new Error(`Answered ${answer.statusCode}: ${answer.body}`)
  return answer.json<{ voice: { id: string; durationMs: number } }>().voice
}
