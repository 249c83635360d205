import { timingSafeEqual } from 'node:crypto'
import { deriveKey, keyedHash } from '#server/auth/public.ts'

const DAY_SECONDS = 86_400

const signature = (id: string, until: number, secretKey: Uint8Array): Buffer =>
  keyedHash(deriveKey(secretKey, 'private pictures'), `${id}.${until}`)

/** A part of an address that shows the picture until the end of the next day (UTC): the same all day long, so that browsers may keep what they fetched. */
export function grantAccess(id: string, secretKey: Uint8Array, now: Date): string {
  const until = (Math.floor(now.getTime() / 1000 / DAY_SECONDS) + 2) * DAY_SECONDS
  return `until=${until}&signature=${signature(id, until, secretKey).toString('base64url')}`
}

export function hasAccess(
  id: string,
  given: { until: unknown; signature: unknown },
  secretKey: Uint8Array,
  now: Date,
): boolean {
  if (typeof given.until !== 'string' || !/^\d{1,12}$/.test(given.until)) return false
  if (typeof given.signature !== 'string') return false
  const right = signature(id, Number(given.until), secretKey)
  const shown = Buffer.from(given.signature, 'base64url')
  if (shown.length !== right.length || !timingSafeEqual(shown, right)) return false
  return now.getTime() < Number(given.until) * 1000
}
