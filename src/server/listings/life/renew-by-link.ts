import { type ListingId, ListingId as Id } from '#contract/listings/listing.ts'
import { isLive } from '#contract/listings/life/state.ts'
import { stateAt } from '#server/listings/listing-policy.ts'
import { lockListing } from '#server/listings/listing-store.ts'
import { AppError } from '#server/platform/app-error.ts'
import { inTransaction } from '#server/platform/database/transactions.ts'
import type { Platform } from '#server/platform/platform.ts'
import { readRenewal } from './renewal-link-policy.ts'
import { renew } from './renew-listing.ts'

interface Renewed {
  listingId: ListingId
  title: string
  expiresAt: string
}

/** One tap in the mail, without signing in. A link is good for one renewal: followed again, it says what it did. */
export function renewByLink(platform: Platform, { token }: { token: string }): Promise<Renewed> {
  const link = readRenewal(token, platform.config.secretKey, platform.clock.now())
  if (!link) throw new AppError('listings.link-invalid')
  return inTransaction(platform.db, async (tx) => {
    const row = await lockListing(tx, link.listingId)
    if (!row || row.state === 'withheld') throw new AppError('listings.link-invalid')
    if (row.state === 'deleted') throw new AppError('listings.gone')
    const isUsed =
      isLive(stateAt(row, platform.clock.now())) &&
      row.expires_at !== null &&
      row.expires_at.getTime() >= link.endsAt.getTime() + 1000
    const { id, title, expires_at } = isUsed ? row : await renew(tx, platform, row)
    if (expires_at === null) throw new Error('What was renewed has an end.')
    return { listingId: Id.parse(id), title, expiresAt: expires_at.toISOString() }
  })
}
