/** Samples a second that Opus counts in. */
const RATE = 48_000

/** Milliseconds of a frame by its configuration (RFC 6716, table 2): narrow to wide band of SILK, hybrid, and CELT. */
const SILK = [10, 20, 40, 60]
const HYBRID = [10, 20]
const CELT = [2.5, 5, 10, 20]

const frameMs = (config: number): number =>
  (config < 12 ? SILK[config % 4] : config < 16 ? HYBRID[config % 2] : CELT[config % 4]) ?? 0

/** Milliseconds that a packet may last. */
const PACKET_MAX_MS = 120

/**
 * How many milliseconds a packet plays for, by its first bytes (RFC 6716, section 3); null for what is no packet.
 * What a container says of times is not asked: it may say anything.
 */
export function packetMs(packet: Uint8Array): number | null {
  const [toc, count] = packet
  if (toc === undefined) return null
  const code = toc & 3
  const frames = code === 0 ? 1 : code < 3 ? 2 : (count ?? 0) & 63
  const ms = frames * frameMs(toc >> 3)
  return ms > 0 && ms <= PACKET_MAX_MS ? ms : null
}

/** Samples that a player leaves out at the start: 80 ms at most, usually 6.5. */
const PRE_SKIP_MAX = 3840
const HEAD_BYTES = 19
const MAGIC = 'OpusHead'

/** What a decoder has to know before the first packet. */
export interface OpusHead {
  channels: 1 | 2
  preSkip: number
}

/** Reads an identification header (RFC 7845, section 5.1); null where it is none, or of more than two channels. */
export function readHead(bytes: Uint8Array): OpusHead | null {
  if (bytes.length < HEAD_BYTES || new TextDecoder('latin1').decode(bytes.subarray(0, 8)) !== MAGIC)
    return null
  const channels = bytes[9]
  const preSkip = new DataView(bytes.buffer, bytes.byteOffset).getUint16(10, true)
  if ((channels !== 1 && channels !== 2) || bytes[18] !== 0 || preSkip > PRE_SKIP_MAX) return null
  return { channels, preSkip }
}

/** The same header with nothing in it but what is needed. */
export function writeHead({ channels, preSkip }: OpusHead): Uint8Array {
  const bytes = new Uint8Array(HEAD_BYTES)
  bytes.set(new TextEncoder().encode(MAGIC))
  const view = new DataView(bytes.buffer)
  view.setUint8(8, 1)
  view.setUint8(9, channels)
  view.setUint16(10, preSkip, true)
  view.setUint32(12, RATE, true)
  return bytes
}
