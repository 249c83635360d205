import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { UserId } from '#contract/profiles/profile.ts'
import { deriveKey, keyedHash } from '#server/auth/public.ts'

const DAY_SECONDS = 86_400
/** Addresses for one person alone live for this long, or twice as long. */
const VIEWING_SECONDS = 300

const keyOf = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'private pictures')

const sign = (key: KeyObject, id: string, until: number, viewerId: string | null): Buffer =>
  keyedHash(key, viewerId === null ? `${id}.${until}` : `${id}.${until}.${viewerId}`)

/** The end of the period after this one: the same for all that is given within a period, so that browsers may keep what they fetched. */
const endAfter = (now: Date, seconds: number): number =>
  (Math.floor(now.getTime() / 1000 / seconds) + 2) * seconds

/** A part of an address that shows the picture until the end of the next day (UTC). */
export function grantAccess(id: string, secretKey: Uint8Array, now: Date): string {
  const until = endAfter(now, DAY_SECONDS)
  return `until=${until}&signature=${sign(keyOf(secretKey), id, until, null).toString('base64url')}`
}

/** For many pictures: parts of addresses that show each to this person for some minutes, as long as they may see it. */
export function grantViewing(
  viewerId: UserId,
  secretKey: Uint8Array,
  now: Date,
): (mediaId: string) => string {
  const key = keyOf(secretKey)
  const until = endAfter(now, VIEWING_SECONDS)
  return (mediaId) =>
    `for=${viewerId}&until=${until}&signature=${sign(key, mediaId, until, viewerId).toString('base64url')}`
}

/** Whom an address was given to; null for those that let in whoever has them. */
export function readViewer(given: unknown): UserId | null {
  const viewer = UserId.safeParse(given)
  return viewer.success ? viewer.data : null
}

export function hasAccess(
  id: string,
  given: { until: unknown; signature: unknown; viewerId: UserId | null },
  secretKey: Uint8Array,
  now: Date,
): boolean {
  if (typeof given.until !== 'string' || !/^\d{1,12}$/.test(given.until)) return false
  if (typeof given.signature !== 'string') return false
  const right = sign(keyOf(secretKey), id, Number(given.until), given.viewerId)
  const shown = Buffer.from(given.signature, 'base64url')
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return false
  return now.getTime() < Number(given.until) * 1000
}
