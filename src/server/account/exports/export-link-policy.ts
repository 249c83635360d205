import { timingSafeEqual } from 'node:crypto'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** A download has to begin within this time of the page that offers it. */
const HOLD_SECONDS = 600

const sign = (secretKey: Uint8Array, id: string, until: number): Buffer =>
  keyedHash(deriveKey(secretKey, 'downloads of exports'), `${id}.${until}`)

/** An address of the file that whoever has it may use for ten minutes. It names an export, and nobody's account. */
export function signDownload(id: string, secretKey: Uint8Array, now: Date): string {
  const until = Math.floor(now.getTime() / 1000) + HOLD_SECONDS
  return `/exports/${id}/mesob-data.zip?until=${until}&signature=${sign(secretKey, id, until).toString('base64url')}`
}

/** Is this an address that we gave, and not over? */
export function isGranted(
  id: string,
  { until, signature }: { until: unknown; signature: unknown },
  secretKey: Uint8Array,
  now: Date,
): boolean {
  if (typeof until !== 'string' || !/^\d{1,12}$/.test(until) || typeof signature !== 'string') return false
  const right = sign(secretKey, id, Number(until))
  const shown = Buffer.from(signature, 'base64url')
  return (
    shown.length === right.length && timingSafeEqual(shown, right) && now.getTime() < Number(until) * 1000
  )
}
