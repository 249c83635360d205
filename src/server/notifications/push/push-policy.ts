import { MINUTE_MS } from '#contract/kit/duration.ts'
import { createECDH, createHash, type KeyObject, timingSafeEqual } from 'node:crypto'
import { z } from 'zod'
import type { Topic } from '#contract/notifications/topic.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** A push service that is asked for the sixth time in vain is left alone. */
const MAX_TRIES = 6
/** No push service makes us wait for longer than this, and none is asked again sooner than that. */
const WAIT_MS = { limit: 60 * MINUTE_MS, least: 30_000 } as const
const SEEN_BYTES = 16

export type Sent = 'delivered' | 'gone' | 'refused' | { retryAt: Date }

/** What becomes of a push after the service's answer; `status` is null when there was none. */
export function outcomeOf(
  { status, retryAfter }: { status: number | null; retryAfter: string | null },
  { tries, now }: { tries: number; now: Date },
): Sent {
  if (status !== null && status >= 200 && status < 300) return 'delivered'
  if (status === 404 || status === 410) return 'gone'
  const mayWork = status === null || status === 429 || status >= 500
  if (!mayWork || tries >= MAX_TRIES) return 'refused'
  const asked = waitAsked(retryAfter, now) ?? WAIT_MS.least * 2 ** (tries - 1)
  const wait = Math.min(WAIT_MS.limit, Math.max(WAIT_MS.least, asked))
  return { retryAt: new Date(now.getTime() + wait) }
}

/** Milliseconds of a Retry-After header, which says seconds or a date; null when it says neither. */
function waitAsked(retryAfter: string | null, now: Date): number | null {
  if (retryAfter === null) return null
  if (/^\d{1,9}$/.test(retryAfter)) return Number(retryAfter) * 1000
  const date = Date.parse(retryAfter)
  return Number.isNaN(date) ? null : date - now.getTime()
}

/** How urgent it is to wake a phone, and for how many seconds it is worth anything. */
export const DELIVERY: Readonly<Record<Topic, { urgency: 'normal' | 'high'; ttl: number }>> = {
  messages: { urgency: 'high', ttl: 86_400 },
  favorites: { urgency: 'normal', ttl: 86_400 },
  searches: { urgency: 'normal', ttl: 86_400 },
  listings: { urgency: 'normal', ttl: 86_400 },
  groups: { urgency: 'normal', ttl: 86_400 },
  dating: { urgency: 'normal', ttl: 86_400 },
  networking: { urgency: 'normal', ttl: 86_400 },
  announcements: { urgency: 'normal', ttl: 86_400 },
  moderation: { urgency: 'normal', ttl: 3 * 86_400 },
  security: { urgency: 'high', ttl: 3 * 86_400 },
}

/** What a push service tells later pushes of the same by; it learns nothing else from it (RFC 8030: 32 characters). */
export const topicHeader = (userId: string, tag: string): string =>
  createHash('sha256').update(`${userId}.${tag}`).digest('base64url').slice(0, 32)

/** Nothing can be encrypted for a point that is not on P-256. */
export function isPointOnCurve(point: Buffer): boolean {
  const ecdh = createECDH('prime256v1')
  ecdh.generateKeys()
  try {
    return ecdh.computeSecret(point).length > 0
  } catch {
    return false
  }
}

const keyOf = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'pushes that were seen')
const signatureOf = (id: string, secretKey: Uint8Array): Buffer =>
  keyedHash(keyOf(secretKey), id).subarray(0, SEEN_BYTES)

/** What a device shows to say that it has shown this notice to its person. */
export const signSeen = (notificationId: string, secretKey: Uint8Array): string =>
  `${notificationId}.${signatureOf(notificationId, secretKey).toString('base64url')}`

/** The notice that a token was signed for; null when it is not ours or was changed. */
export function readSeen(token: string, secretKey: Uint8Array): string | null {
  const [id = '', signature = ''] = token.split('.')
  const given = Buffer.from(signature, 'base64url')
  const right = signatureOf(id, secretKey)
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  return z.uuid().safeParse(id).data ?? null
}
