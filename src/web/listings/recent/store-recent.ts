import { ListingCard, type ListingDetail } from '#contract/listings/listing.ts'
import { cardOfDetail } from '#web/listings/card/card-policy.ts'
import { deviceText } from '#web/platform/device/device-text.ts'

const KEY = 'recent-listings'
const MOST = 12

/** The listings looked at last on this device, latest first. What cannot be read is as if it were not there. */
export function readRecent(): ListingCard[] {
  try {
    return ListingCard.array().parse(JSON.parse(deviceText.read(KEY) ?? '[]'))
  } catch {
    return []
  }
}

/** They stay on the device, and go when somebody signs out. */
export function rememberRecent(listing: ListingDetail): void {
  const others = readRecent().filter(({ id }) => id !== listing.id)
  write([cardOfDetail(listing), ...others].slice(0, MOST))
}

/** What is gone is not offered again. */
export function forgetRecent(id: string): void {
  write(readRecent().filter((listing) => listing.id !== id))
}

/** A device without room, or that keeps nothing, shows none. */
function write(listings: readonly ListingCard[]): void {
  if (!deviceText.write(KEY, JSON.stringify(listings))) deviceText.remove(KEY)
}
