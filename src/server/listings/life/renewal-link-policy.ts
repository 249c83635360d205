import { type KeyObject, timingSafeEqual } from 'node:crypto'
import { DAY_MS } from '#contract/kit/duration.ts'
import { ENDED_SHOWN_DAYS } from '#contract/listings/life/period.ts'
import { ListingId } from '#contract/listings/listing.ts'
import { deriveKey, keyedHash } from '#server/platform/secrets.ts'

/** What a link was mailed for: this listing, with this end. */
export interface RenewalLink {
  listingId: ListingId
  /** The end it had when the mail was written, to the second. */
  endsAt: Date
}

const keyOf = (secretKey: Uint8Array): KeyObject => deriveKey(secretKey, 'renewal of listings')

/** `id.seconds.signature`: proves to us that we wrote it, and to nobody who the reader is. */
export function signRenewal({ listingId, endsAt }: RenewalLink, secretKey: Uint8Array): string {
  const payload = `${listingId}.${Math.floor(endsAt.getTime() / 1000)}`
  return `${payload}.${keyedHash(keyOf(secretKey), payload).toString('base64url')}`
}

/** Null when it is not ours, was changed, or is as old as what it was for can be shown. */
export function readRenewal(token: string, secretKey: Uint8Array, now: Date): RenewalLink | null {
  const [id = '', seconds = '', signature = ''] = token.split('.')
  const listingId = ListingId.safeParse(id)
  if (!listingId.success || !/^\d{1,12}$/.test(seconds)) return null
  const right = keyedHash(keyOf(secretKey), `${id}.${seconds}`)
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== right.length || !timingSafeEqual(given, right)) return null
  const endsAt = new Date(Number(seconds) * 1000)
  if (now.getTime() >= endsAt.getTime() + ENDED_SHOWN_DAYS * DAY_MS) return null
  return { listingId: listingId.data, endsAt }
}
