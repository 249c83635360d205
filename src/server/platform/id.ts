import { randomBytes } from 'node:crypto'

const COUNTER_BITS = 12
const COUNTER_SEED_MAX = 0x7ff

let lastMs = 0
let counter = 0

/**
 * A UUID version 7 (RFC 9562, section 5.7): 48 bits of Unix milliseconds, a 12-bit counter and 62 random
 * bits. Ids of one process sort in the order they were made, also within a millisecond and when the machine's
 * clock steps back (method 1 of section 6.2). They follow the machine's clock, never the movable one.
 */
export function uuidv7(): string {
  const bytes = randomBytes(16)
  const now = Date.now()
  if (now > lastMs) {
    lastMs = now
    counter = bytes.readUInt16BE(6) & COUNTER_SEED_MAX // half of the range stays free for counting
  } else if (++counter >> COUNTER_BITS > 0) {
    lastMs++
    counter = 0
  }
  bytes.writeUIntBE(lastMs, 0, 6)
  bytes.writeUInt16BE(0x7000 | counter, 6)
  bytes.writeUInt8(0x80 | (bytes.readUInt8(8) & 0x3f), 8)
  const hex = bytes.toString('hex')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-${hex.slice(12, 16)}-${hex.slice(16, 20)}-${hex.slice(20)}`
}
