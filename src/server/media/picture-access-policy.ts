import { createCipheriv, createDecipheriv, type KeyObject, timingSafeEqual } from 'node:crypto'
import { UserId } from '#contract/profiles/profile.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** Seconds that addresses hold for, or twice as long: of photos that are looked at now, and of what devices keep. */
export const HOLDS = { minutes: 300, days: 86_400 } as const
export type Hold = keyof typeof HOLDS

/** A name of one person for one period. */
const SIGN_BYTES = 16

const signingKey = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'private pictures')
const namingKey = (secretKey: Uint8Array): KeyObject =>
  deriveKey(secretKey, 'those who look at private pictures')

const sign = (key: KeyObject, id: string, until: number, name: string): Buffer =>
  keyedHash(key, `${id}.${until}.${name}`)

/** The end of the period after this one: the same for all that is given within a period, so that browsers may keep what they fetched. */
const endAfter = (now: Date, seconds: number): number =>
  (Math.floor(now.getTime() / 1000 / seconds) + 2) * seconds

/**
 * Whom an address was given to, readable by nobody but us, so that one that is passed on names no account. The same
 * within a period and another one in the next; that nobody made it up is for the signature to say.
 */
function hideViewer(viewerId: UserId, secretKey: Uint8Array, until: number): string {
  const start = keyedHash(signingKey(secretKey), `${viewerId} until ${until}`).subarray(0, SIGN_BYTES)
  const cipher = createCipheriv('aes-256-ctr', namingKey(secretKey), start)
  const hidden = cipher.update(Buffer.from(viewerId.replaceAll('-', ''), 'hex'))
  return Buffer.concat([start, hidden]).toString('base64url')
}

function unhideViewer(name: string, secretKey: Uint8Array): UserId | null {
  const bytes = Buffer.from(name, 'base64url')
  if (bytes.length !== 2 * SIGN_BYTES) return null
  const start = bytes.subarray(0, SIGN_BYTES)
  const decipher = createDecipheriv('aes-256-ctr', namingKey(secretKey), start)
  const hex = decipher.update(bytes.subarray(SIGN_BYTES)).toString('hex')
  const viewer = UserId.safeParse(hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-'))
  return viewer.success ? viewer.data : null
}

/** For many pictures: parts of addresses that show each to this person for a while, as long as they may see it. */
export function grantViewing(
  viewerId: UserId,
  secretKey: Uint8Array,
  now: Date,
  hold: Hold,
): (mediaId: string) => string {
  const key = signingKey(secretKey)
  const until = endAfter(now, HOLDS[hold])
  const name = hideViewer(viewerId, secretKey, until)
  return (mediaId) =>
    `for=${name}&until=${until}&signature=${sign(key, mediaId, until, name).toString('base64url')}`
}

/** Whom this address of the picture was given to; null when it is none of ours, or over. */
export function readViewer(
  id: string,
  given: { for: unknown; until: unknown; signature: unknown },
  secretKey: Uint8Array,
  now: Date,
): UserId | null {
  const { for: name, until, signature } = given
  if (typeof name !== 'string' || typeof signature !== 'string') return null
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until)) return null
  const right = sign(signingKey(secretKey), id, Number(until), name)
  const shown = Buffer.from(signature, 'base64url')
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return null
  return now.getTime() < Number(until) * 1000 ? unhideViewer(name, secretKey) : null
}
